import { percentile } from "../statistics.ts";
import { browserHeaders } from "./record-responses.ts";
import type { ComparedServer } from "./servers.ts";
import type { RunLoad, LoadSample } from "./load-generator.ts";

/** Connections that each wait for an answer before they ask again. */
export const connections = 32;
/** Of each volley, in seconds. */
const [warmUp, counted] = [0.25, 0.75];

export type MeasuredPage = { kind: string; path: string };

export type RoundSamples = Record<ComparedServer["name"], LoadSample[]>;

/** A volley of requests for the nth page. */
const shootAt = (shoot: RunLoad, server: ComparedServer, nth: number) =>
  shoot(server, {
    connections,
    warmUp,
    seconds: counted,
    accept: browserHeaders.Accept,
    paths: server.path(nth),
  });

/**
 * Asks each server for each page once, which does not count: in the first four seconds of its life under
 * load a server pays for its compilers, and the first page would pay for all. The site does so for longer
 * than a server of twenty lines.
 */
export async function warmUpServers(
  shoot: RunLoad,
  servers: readonly ComparedServer[],
  pages: number,
): Promise<void> {
  for (let nth = 0; nth < pages; nth += 1) for (const server of servers) await shootAt(shoot, server, nth);
}

/**
 * Asks each server for the same page by turns, round after round, so that a machine that is slow for a
 * while is slow for all.
 * @param nth which of the pages
 */
export async function measureInTurns(
  shoot: RunLoad,
  servers: readonly ComparedServer[],
  nth: number,
  rounds: number,
): Promise<RoundSamples> {
  const shots: RoundSamples = { site: [], "bare Node": [], nginx: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const server of servers) shots[server.name].push(await shootAt(shoot, server, nth));
  return shots;
}

/** The site's figure divided by another server's in the same round, for each round that has both. */
export function pairedRatios(
  { site, ...others }: RoundSamples,
  other: Exclude<ComparedServer["name"], "site">,
  figure: (shot: LoadSample) => number | null,
): number[] {
  return site.flatMap((shot, round) => {
    const beside = others[other][round];
    const [ours, theirs] = [figure(shot), beside === undefined ? null : figure(beside)];
    return ours === null || theirs === null || theirs === 0 ? [] : [ours / theirs];
  });
}

/** The middle of one figure of some shots; null where none has it. */
export function medianOf(
  shots: readonly LoadSample[],
  figure: (shot: LoadSample) => number | null,
): number | null {
  const values = shots.map(figure).filter((value) => value !== null);
  return values.length === 0 ? null : percentile(values, 0.5);
}
