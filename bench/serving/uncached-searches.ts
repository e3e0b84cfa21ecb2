import { formatMs, markdownTable, formatWhole } from "../markdown.ts";
import { compareToTarget, noteWideInterval, type Section } from "../section.ts";
import { estimateMedian } from "../statistics.ts";
import { searchTexts, type SearchSeries } from "./search-paths.ts";
import type { ComparedServer } from "./servers.ts";
import type { RunLoad, LoadSample } from "./load-generator.ts";
import { connections, medianOf } from "./measure-cached-pages.ts";

/** Filtered searches per second that nobody has asked before. */
const target = 1000;
/** Of each volley, in seconds. */
const [warmUp, counted] = [0.25, 1.25];
const kinds = ["page", "data"] as const;

export type SearchSamples = Record<SearchSeries["answer"], LoadSample[]>;

/**
 * Searches of which none has been asked before, as the page and as what the browser's router asks for.
 * @param names of the listings: what is typed on the way to their words is looked for
 */
export async function measureSearches(
  shoot: RunLoad,
  site: ComparedServer,
  names: readonly string[],
  rounds: number,
): Promise<SearchSamples> {
  const texts = searchTexts(names);
  const searches: SearchSamples = { page: [], data: [] };
  let from = 0;
  // The first round is for the compilers and is not kept.
  for (let round = -1; round < rounds; round += 1)
    for (const answer of kinds) {
      const shot = await shoot(site, {
        connections,
        warmUp,
        seconds: counted,
        accept: answer === "page" ? "text/html" : "*/*",
        paths: { series: { texts, answer }, from },
      });
      from += shot.sent;
      if (round >= 0) searches[answer].push(shot);
    }
  return searches;
}

export function describeSearches(searches: SearchSamples): Section {
  const rates = kinds.map((kind) => ({
    what: kind === "page" ? "The page" : "The router's data",
    shots: searches[kind],
    rate: estimateMedian(searches[kind].map(({ rate }) => rate)),
    refused: searches[kind].reduce((sum, { refused }) => sum + refused, 0),
  }));
  return {
    text: `### Searches that nobody has asked before

Of 209 listings: every request has another text, filter and order, ${connections} connections. The page: \`/vendors?q=…\`; the data: \`/vendors.data?q=…\`, which the browser's router asks for where it has the page already.

${markdownTable(
  ["Answer", "Searches/s", "Low", "High", "p50 ms", "p99 ms", "Cost µs"],
  rates.map(({ what, shots, rate }) => [
    what,
    ...[rate.median, rate.low, rate.high].map(formatWhole),
    ...[medianOf(shots, ({ p50 }) => p50), medianOf(shots, ({ p99 }) => p99)].map((value) =>
      formatMs(value ?? 0),
    ),
    formatWhole(medianOf(shots, ({ cost }) => cost) ?? 0),
  ]),
)}`,
    goals: rates.map(({ what, rate }) =>
      compareToTarget({
        what: `Never-seen searches/s: ${what.toLowerCase()}`,
        limit: { atLeast: target },
        measured: rate,
        write: formatWhole,
      }),
    ),
    noise: rates.flatMap(({ what, rate, refused }) => [
      ...noteWideInterval(`Never-seen searches, ${what.toLowerCase()}`, rate, formatWhole),
      ...(refused > 0
        ? [`Never-seen searches: ${formatWhole(refused)} answers had another status than 200.`]
        : []),
    ]),
  };
}
