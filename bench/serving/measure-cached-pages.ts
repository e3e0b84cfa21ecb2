import { percentile } from "../statistics.ts";
import { browserAsks } from "./record-responses.ts";
import type { Server } from "./servers.ts";
import type { Shoot, Shot } from "./load-generator.ts";

/** Connections that each wait for an answer before they ask again. */
export const connections = 32;
/** Of each volley, in seconds. */
const [warmUp, counted] = [0.25, 0.75];

export type Page = { kind: string; path: string };

export type Rounds = Record<Server["name"], Shot[]>;

/** A volley of requests for the nth page. */
const shootAt = (shoot: Shoot, server: Server, nth: number) =>
  shoot(server, {
    connections,
    warmUp,
    seconds: counted,
    accept: browserAsks.Accept,
    paths: server.path(nth),
  });

/**
 * Asks each server for each page once, which does not count: in the first four seconds of its life under
 * load a server pays for its compilers, and the first page would pay for all. The site does so for longer
 * than a server of twenty lines.
 */
export async function warmUpServers(shoot: Shoot, servers: readonly Server[], pages: number): Promise<void> {
  for (let nth = 0; nth < pages; nth += 1) for (const server of servers) await shootAt(shoot, server, nth);
}

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
  for (let round = 0; round < rounds; round += 1)
    for (const server of servers) shots[server.name].push(await shootAt(shoot, server, nth));
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
