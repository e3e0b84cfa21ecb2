import { formatRatio, formatInterval, formatMs, markdownTable, formatWhole } from "../markdown.ts";
import { compareToTarget, noteWideInterval, type Section } from "../section.ts";
import { estimateMedian } from "../statistics.ts";
import {
  connections,
  medianOf,
  pairedRatios,
  type MeasuredPage,
  type RoundSamples,
} from "./measure-cached-pages.ts";
import type { ComparedServer } from "./servers.ts";
import type { LoadSample } from "./load-generator.ts";

/** Requests per second of the site, as a share of those of the bare server. */
const target = 0.6;
/** A server that was busy for less than this share of the time was not what was measured. */
const saturated = 0.85;

const names = ["site", "bare Node", "nginx"] as const;

/** Stored pages beside servers that only send bytes. */
export function describeStoredPages(
  stored: readonly { page: MeasuredPage; bytes: number; rounds: RoundSamples }[],
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

${markdownTable(
  ["Page", "Bytes", "Server", "Requests/s", "p99 ms", "Cost µs", "Busy"],
  stored.flatMap(({ page, bytes, rounds: shots }) =>
    names
      .filter((name) => shots[name].length > 0)
      .map((name) => [page.kind, formatWhole(bytes), name, ...figures(shots[name])]),
  ),
)}

The site beside them, medians of the ratios within a round with their intervals of 95 %. By processor: answers for the same time of the server's processor, which does not depend on how fast somebody asks.

${markdownTable(
  ["Page", "Beside", "Requests/s", "p99", "By processor"],
  beside.map(({ page, other, rate, last, cost }) => [
    page.kind,
    other,
    formatInterval(rate),
    formatInterval(last),
    cost.length > 0 ? formatInterval(estimateMedian(cost)) : "",
  ]),
)}`,
    goals: beside
      .filter(({ other }) => other === "bare Node")
      .map(({ page, rate }) =>
        compareToTarget({
          what: `${page.kind}: requests/s beside bare Node`,
          limit: { atLeast: target },
          measured: rate,
          write: formatRatio,
        }),
      ),
    noise: [
      ...beside.flatMap(({ page, other, rate }) =>
        noteWideInterval(`${page.kind}, requests/s beside ${other}`, rate, formatRatio),
      ),
      ...names.flatMap((name) => doubts(stored, name)),
    ],
  };
}

function figures(shots: readonly LoadSample[]): string[] {
  const of = (figure: (shot: LoadSample) => number | null) => medianOf(shots, figure);
  const [rate, p99, cost, busy] = [
    of((s) => s.rate),
    of((s) => s.p99),
    of((s) => s.cost),
    of((s) => s.serverBusy),
  ];
  return [
    formatWhole(rate ?? 0),
    formatMs(p99 ?? 0),
    cost === null ? "" : formatWhole(cost),
    busy === null ? "" : formatRatio(busy),
  ];
}

/** Where the figures of a server are not its own. */
function doubts(
  stored: readonly { page: MeasuredPage; rounds: RoundSamples }[],
  name: ComparedServer["name"],
): string[] {
  const idle = stored.filter(
    ({ rounds }) => (medianOf(rounds[name], ({ serverBusy }) => serverBusy) ?? 1) < saturated,
  );
  const refused = stored.flatMap(({ rounds }) => rounds[name]).reduce((sum, shot) => sum + shot.refused, 0);
  return [
    ...(idle.length > 0
      ? [
          `Stored pages, ${name}: busy for less than ${formatRatio(saturated)} of the time with ${idle.map(({ page }) => page.kind.toLowerCase()).join(", ")}, so it could have answered more than it was asked. There "by processor" is the truer figure.`,
        ]
      : []),
    ...(refused > 0
      ? [`Stored pages, ${name}: ${formatWhole(refused)} answers had another status than 200.`]
      : []),
  ];
}
