import { percentile } from "../statistics.ts";
import { browserAsks } from "./record-answers.ts";
import type { Server } from "./servers.ts";
import type { Shoot, Shot } from "./shoot.ts";

/** Connections that each wait for an answer before they ask again. */
export const connections = 32;
/** Of each volley, in seconds. */
const [warmUp, counted] = [0.25, 0.75];

export type Page = { kind: string; path: string };

export type Rounds = Record<Server["name"], Shot[]>;

/**
 * Asks each server for the same page by turns, round after round, so that a machine that is slow for a
 * while is slow for all.
 * @param nth which of the pages
 */
export async function shootByTurns(
  shoot: Shoot,
  servers: readonly Server[],
  nth: number,
  rounds: number,
): Promise<Rounds> {
  const shots: Rounds = { site: [], "bare Node": [], nginx: [] };
  // The first is for the compilers and is not kept.
  for (let round = -1; round < rounds; round += 1)
    for (const server of servers) {
      const shot = await shoot(server, {
        connections,
        warmUp,
        seconds: counted,
        accept: browserAsks.Accept,
        paths: server.path(nth),
      });
      if (round >= 0) shots[server.name].push(shot);
    }
  return shots;
}

/** The site's figure divided by another server's in the same round, for each round that has both. */
export function pairedRatios(
  { site, ...others }: Rounds,
  other: Exclude<Server["name"], "site">,
  figure: (shot: Shot) => number | null,
): number[] {
  return site.flatMap((shot, round) => {
    const beside = others[other][round];
    const [ours, theirs] = [figure(shot), beside === undefined ? null : figure(beside)];
    return ours === null || theirs === null || theirs === 0 ? [] : [ours / theirs];
  });
}

/** The middle of one figure of some shots; null where none has it. */
export function middle(shots: readonly Shot[], figure: (shot: Shot) => number | null): number | null {
  const values = shots.map(figure).filter((value) => value !== null);
  return values.length === 0 ? null : percentile(values, 0.5);
}
