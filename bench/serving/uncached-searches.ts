import { ms, table, whole } from "../markdown.ts";
import { judge, noteWide, type Section } from "../section.ts";
import { estimateMedian } from "../statistics.ts";
import { searchTexts, type SearchSeries } from "./search-paths.ts";
import type { Server } from "./servers.ts";
import type { Shoot, Shot } from "./load-generator.ts";
import { connections, middle } from "./measure-cached-pages.ts";

/** Filtered searches per second that nobody has asked before. */
const target = 1000;
/** Of each volley, in seconds. */
const [warmUp, counted] = [0.25, 1.25];
const kinds = ["page", "data"] as const;

export type Searches = Record<SearchSeries["answer"], Shot[]>;

/**
 * Searches of which none has been asked before, as the page and as what the browser's router asks for.
 * @param names of the listings: what is typed on the way to their words is looked for
 */
export async function shootSearches(
  shoot: Shoot,
  site: Server,
  names: readonly string[],
  rounds: number,
): Promise<Searches> {
  const texts = searchTexts(names);
  const searches: Searches = { page: [], data: [] };
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

export function describeSearches(searches: Searches): Section {
  const rates = kinds.map((kind) => ({
    what: kind === "page" ? "The page" : "The router's data",
    shots: searches[kind],
    rate: estimateMedian(searches[kind].map(({ rate }) => rate)),
    refused: searches[kind].reduce((sum, { refused }) => sum + refused, 0),
  }));
  return {
    text: `### Searches that nobody has asked before

Of 209 listings: every request has another text, filter and order, ${connections} connections. The page: \`/vendors?q=…\`; the data: \`/vendors.data?q=…\`, which the browser's router asks for where it has the page already.

${table(
  ["Answer", "Searches/s", "Low", "High", "p50 ms", "p99 ms", "Cost µs"],
  rates.map(({ what, shots, rate }) => [
    what,
    ...[rate.median, rate.low, rate.high].map(whole),
    ...[middle(shots, ({ p50 }) => p50), middle(shots, ({ p99 }) => p99)].map((value) => ms(value ?? 0)),
    whole(middle(shots, ({ cost }) => cost) ?? 0),
  ]),
)}`,
    goals: rates.map(({ what, rate }) =>
      judge({
        what: `Never-seen searches/s: ${what.toLowerCase()}`,
        limit: { atLeast: target },
        measured: rate,
        write: whole,
      }),
    ),
    noise: rates.flatMap(({ what, rate, refused }) => [
      ...noteWide(`Never-seen searches, ${what.toLowerCase()}`, rate, whole),
      ...(refused > 0 ? [`Never-seen searches: ${whole(refused)} answers had another status than 200.`] : []),
    ]),
  };
}
