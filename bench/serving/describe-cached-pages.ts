import { asRatio, interval, ms, table, whole } from "../markdown.ts";
import { judge, noteWide, type Section } from "../section.ts";
import { estimateMedian } from "../statistics.ts";
import { connections, middle, pairedRatios, type Page, type Rounds } from "./measure-cached-pages.ts";
import type { Server } from "./servers.ts";
import type { Shot } from "./load-generator.ts";

/** Requests per second of the site, as a share of those of the bare server. */
const target = 0.6;
/** A server that was busy for less than this share of the time was not what was measured. */
const saturated = 0.85;

const names = ["site", "bare Node", "nginx"] as const;

/** Stored pages beside servers that only send bytes. */
export function describeStoredPages(
  stored: readonly { page: Page; bytes: number; rounds: Rounds }[],
  rounds: number,
): Section {
  const beside = stored.flatMap(({ page, rounds: shots }) =>
    (["bare Node", "nginx"] as const)
      .filter((other) => shots[other].length > 0)
      .map((other) => ({
        page,
        other,
        rate: estimateMedian(pairedRatios(shots, other, ({ rate }) => rate)),
        last: estimateMedian(pairedRatios(shots, other, ({ p99 }) => p99)),
        cost: pairedRatios(shots, other, ({ cost }) => (cost === null ? null : 1 / cost)),
      })),
  );
  return {
    text: `### Stored pages

${connections} connections on this machine, each asking again when it has its answer; the servers took turns, ${rounds} rounds of each page, after a round of all pages that does not count. The site is the real process with production settings; the bare server is \`node:http\` in its own process, sending the same Brotli bytes with the same headers from memory; nginx has them as files, in one process, without a log. Rates and 99th percentiles are medians of the rounds. Cost: microseconds of the server's processor for one answer. Busy: processors that it kept busy.

${table(
  ["Page", "Bytes", "Server", "Requests/s", "p99 ms", "Cost µs", "Busy"],
  stored.flatMap(({ page, bytes, rounds: shots }) =>
    names
      .filter((name) => shots[name].length > 0)
      .map((name) => [page.kind, whole(bytes), name, ...figures(shots[name])]),
  ),
)}

The site beside them, medians of the ratios within a round with their intervals of 95 %. By processor: answers for the same time of the server's processor, which does not depend on how fast somebody asks.

${table(
  ["Page", "Beside", "Requests/s", "p99", "By processor"],
  beside.map(({ page, other, rate, last, cost }) => [
    page.kind,
    other,
    interval(rate),
    interval(last),
    cost.length > 0 ? interval(estimateMedian(cost)) : "",
  ]),
)}`,
    goals: beside
      .filter(({ other }) => other === "bare Node")
      .map(({ page, rate }) =>
        judge({
          what: `${page.kind}: requests/s beside bare Node`,
          limit: { atLeast: target },
          measured: rate,
          write: asRatio,
        }),
      ),
    noise: [
      ...beside.flatMap(({ page, other, rate }) =>
        noteWide(`${page.kind}, requests/s beside ${other}`, rate, asRatio),
      ),
      ...names.flatMap((name) => doubts(stored, name)),
    ],
  };
}

function figures(shots: readonly Shot[]): string[] {
  const of = (figure: (shot: Shot) => number | null) => middle(shots, figure);
  const [rate, p99, cost, busy] = [
    of((s) => s.rate),
    of((s) => s.p99),
    of((s) => s.cost),
    of((s) => s.serverBusy),
  ];
  return [
    whole(rate ?? 0),
    ms(p99 ?? 0),
    cost === null ? "" : whole(cost),
    busy === null ? "" : asRatio(busy),
  ];
}

/** Where the figures of a server are not its own. */
function doubts(stored: readonly { page: Page; rounds: Rounds }[], name: Server["name"]): string[] {
  const idle = stored.filter(
    ({ rounds }) => (middle(rounds[name], ({ serverBusy }) => serverBusy) ?? 1) < saturated,
  );
  const refused = stored.flatMap(({ rounds }) => rounds[name]).reduce((sum, shot) => sum + shot.refused, 0);
  return [
    ...(idle.length > 0
      ? [
          `Stored pages, ${name}: busy for less than ${asRatio(saturated)} of the time with ${idle.map(({ page }) => page.kind.toLowerCase()).join(", ")}, so it could have answered more than it was asked. There "by processor" is the truer figure.`,
        ]
      : []),
    ...(refused > 0 ? [`Stored pages, ${name}: ${whole(refused)} answers had another status than 200.`] : []),
  ];
}
