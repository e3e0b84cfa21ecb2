import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { requiredHeapMegabytes } from "#server/observability/heap-advice.ts";

import { fetchPage } from "./growth/fetch-page.ts";
import { fillDatabase } from "./growth/fill-database.ts";
import { startLargeSite } from "./growth/large-site.ts";
import { uncachedSearches, timeSearches } from "./growth/time-searches.ts";
import { recreateDatabase, openBenchPostgres } from "./growth/bench-postgres.ts";
import { formatMs, markdownTable, formatWhole } from "./markdown.ts";
import { compareToTarget, type TargetResult, type Section } from "./section.ts";
import { percentile } from "./statistics.ts";

type Size = { kind: "PostgreSQL" | "embedded"; listings: number };

const sizes: readonly Size[] = [
  ...[209, 2000, 20_000, 100_000].map((listings) => ({ kind: "PostgreSQL" as const, listings })),
  { kind: "embedded", listings: 209 },
];

/** Megabytes that are resident after load, and milliseconds of the slowest search but one in twenty. */
const maxResidentMegabytes = { PostgreSQL: 250, embedded: 400 } as const;
const maxSearchMillis: Readonly<Record<number, number>> = { 20_000: 10, 100_000: 30 };

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
  const server = await openBenchPostgres(opened);
  const grown: Grown[] = [];
  for (const size of sizes) grown.push(await measure(size, server, searches));
  return { text: describe(grown), goals: grown.flatMap(goalsOf), noise: [] };
}

async function measure(size: Size, server: string, searches: number): Promise<Grown> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), "wild-rose-growth-"));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl =
    size.kind === "embedded" ? null : await recreateDatabase(server, `wild_rose_growth_${size.listings}`);
  const settings = { databaseUrl, dataDir };
  await fillDatabase(settings, size.listings);
  const { cards, times } = await timeSearches(settings, searches);

  const heap = Math.max(160, requiredHeapMegabytes(size.listings));
  const site = await startLargeSite(settings, heap);
  opened.defer(site.stop);
  const atFirst = site.resident();
  const answers: number[] = [];
  for (const search of uncachedSearches(cards, searches, 2))
    answers.push((await fetchPage(`${site.origin}/vendors.data?${search}`)).millis);
  const weights = { "/": 0, "/vendors": 0, "/vendors?page=500": 0, "/venues": 0, "/vendors/1": 0 };
  for (const page of pages) weights[page] = (await fetchPage(`${site.origin}${page}`)).bytes;
  for (const search of uncachedSearches(cards, searches, 3))
    await fetchPage(`${site.origin}/vendors?${search}`);
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

function goalsOf({ kind, listings, resident, searches }: Grown): TargetResult[] {
  const where = `${formatWhole(listings)} listings, ${kind}`;
  const limit = maxSearchMillis[listings];
  return [
    ...(limit === undefined
      ? []
      : [
          compareToTarget({
            what: `Growth: search p95, ${where}`,
            limit: { atMost: limit },
            measured: percentile(searches, 0.95),
            write: (value) => `${formatMs(value)} ms`,
          }),
        ]),
    ...(listings === 209
      ? [
          compareToTarget({
            what: `Growth: memory after load, ${where}`,
            limit: { atMost: maxResidentMegabytes[kind] },
            measured: megabytes(resident.loaded),
            write: (value) => `${formatWhole(value)} MB`,
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

The catalogue and invented listings on a real database, and the built site as \`npm start\` runs it, with the heap that docs/operations.md advises. Search: what \`answerDirectory\` takes for addresses that nobody has asked for, help for what finds nothing included. Answer: the same kind of search asked of the site by HTTP, one after the other, as the page asks where there is no list. Start in seconds, memory in MB, times in milliseconds. After load: ${formatWhole(2 * (grown[0]?.searches.length ?? 0))} searches, half of them as pages.

${markdownTable(
  heads,
  grown.map(({ listings, kind, startedIn, heap, resident, searches, answers }) => [
    formatWhole(listings),
    kind,
    (startedIn / 1000).toFixed(1),
    formatWhole(heap),
    formatWhole(megabytes(resident.atFirst)),
    formatWhole(megabytes(resident.loaded)),
    ...[searches, answers].flatMap((times) =>
      [percentile(times, 0.5), percentile(times, 0.95)].map(formatMs),
    ),
  ]),
)}

Bytes of pages as transferred, compressed:

${markdownTable(
  ["Listings", "Database", ...pages.map((page) => `\`${page}\``)],
  grown.map(({ listings, kind, pages: weights }) => [
    formatWhole(listings),
    kind,
    ...pages.map((page) => formatWhole(weights[page])),
  ]),
)}`;
}
