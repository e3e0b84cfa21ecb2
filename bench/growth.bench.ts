import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { heapFor } from "#server/watch/advise-memory.ts";

import { askSite } from "./growth/fetch-page.ts";
import { fillDatabase } from "./growth/fill-database.ts";
import { startGrownSite } from "./growth/large-site.ts";
import { neverSeenSearches, timeSearches } from "./growth/time-searches.ts";
import { freshDatabase, postgresToMeasure } from "./growth/bench-postgres.ts";
import { ms, table, whole } from "./markdown.ts";
import { judge, type Goal, type Section } from "./section.ts";
import { percentile } from "./statistics.ts";

type Size = { kind: "PostgreSQL" | "embedded"; listings: number };

const sizes: readonly Size[] = [
  ...[209, 2000, 20_000, 100_000].map((listings) => ({ kind: "PostgreSQL" as const, listings })),
  { kind: "embedded", listings: 209 },
];

/** Megabytes that are resident after load, and milliseconds of the slowest search but one in twenty. */
const mostMemory = { PostgreSQL: 250, embedded: 400 } as const;
const slowestSearch: Readonly<Record<number, number>> = { 20_000: 10, 100_000: 30 };

const pages = ["/", "/vendors", "/vendors?page=500", "/venues", "/vendors/1"] as const;

type Grown = Size & {
  heap: number;
  startedIn: number;
  /** Bytes: when it listens, and after warm-up and load. */
  resident: { atFirst: number; loaded: number };
  searches: number[];
  answers: number[];
  pages: Record<(typeof pages)[number], number>;
};

/**
 * Start, memory, searches and pages with more and more listings, each on a database and a process of its own.
 * @param searches how many are timed at each size
 */
export async function benchGrowth(searches: number): Promise<Section> {
  await using opened = new AsyncDisposableStack();
  const server = await postgresToMeasure(opened);
  const grown: Grown[] = [];
  for (const size of sizes) grown.push(await measure(size, server, searches));
  return { text: describe(grown), goals: grown.flatMap(goalsOf), noise: [] };
}

async function measure(size: Size, server: string, searches: number): Promise<Grown> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), "wild-rose-growth-"));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl =
    size.kind === "embedded" ? null : await freshDatabase(server, `wild_rose_growth_${size.listings}`);
  const settings = { databaseUrl, dataDir };
  await fillDatabase(settings, size.listings);
  const { cards, times } = await timeSearches(settings, searches);

  const heap = Math.max(160, heapFor(size.listings));
  const site = await startGrownSite(settings, heap);
  opened.defer(site.stop);
  const atFirst = site.resident();
  const answers: number[] = [];
  for (const search of neverSeenSearches(cards, searches, 2))
    answers.push((await askSite(`${site.origin}/vendors.data?${search}`)).millis);
  const weights = { "/": 0, "/vendors": 0, "/vendors?page=500": 0, "/venues": 0, "/vendors/1": 0 };
  for (const page of pages) weights[page] = (await askSite(`${site.origin}${page}`)).bytes;
  for (const search of neverSeenSearches(cards, searches, 3))
    await askSite(`${site.origin}/vendors?${search}`);
  return {
    ...size,
    heap,
    startedIn: site.startedIn,
    resident: { atFirst, loaded: site.resident() },
    searches: times,
    answers,
    pages: weights,
  };
}

const megabytes = (bytes: number) => bytes / 2 ** 20;

function goalsOf({ kind, listings, resident, searches }: Grown): Goal[] {
  const where = `${whole(listings)} listings, ${kind}`;
  const limit = slowestSearch[listings];
  return [
    ...(limit === undefined
      ? []
      : [
          judge({
            what: `Growth: search p95, ${where}`,
            limit: { atMost: limit },
            measured: percentile(searches, 0.95),
            write: (value) => `${ms(value)} ms`,
          }),
        ]),
    ...(listings === 209
      ? [
          judge({
            what: `Growth: memory after load, ${where}`,
            limit: { atMost: mostMemory[kind] },
            measured: megabytes(resident.loaded),
            write: (value) => `${whole(value)} MB`,
          }),
        ]
      : []),
  ];
}

function describe(grown: readonly Grown[]): string {
  const heads = [
    "Listings",
    "Database",
    "Start",
    "Heap limit",
    "Resident",
    "After load",
    "Search p50",
    "p95",
    "Answer p50",
    "p95",
  ];
  return `## Growth

The catalogue and invented listings on a real database, and the built site as \`npm start\` runs it, with the heap that docs/operations.md advises. Search: what \`answerDirectory\` takes for addresses that nobody has asked for, help for what finds nothing included. Answer: the same kind of search asked of the site by HTTP, one after the other, as the page asks where there is no list. Start in seconds, memory in MB, times in milliseconds. After load: ${whole(2 * (grown[0]?.searches.length ?? 0))} searches, half of them as pages.

${table(
  heads,
  grown.map(({ listings, kind, startedIn, heap, resident, searches, answers }) => [
    whole(listings),
    kind,
    (startedIn / 1000).toFixed(1),
    whole(heap),
    whole(megabytes(resident.atFirst)),
    whole(megabytes(resident.loaded)),
    ...[searches, answers].flatMap((times) => [percentile(times, 0.5), percentile(times, 0.95)].map(ms)),
  ]),
)}

Bytes of pages as transferred, compressed:

${table(
  ["Listings", "Database", ...pages.map((page) => `\`${page}\``)],
  grown.map(({ listings, kind, pages: weights }) => [
    whole(listings),
    kind,
    ...pages.map((page) => whole(weights[page])),
  ]),
)}`;
}
