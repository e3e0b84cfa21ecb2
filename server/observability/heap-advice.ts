import { getHeapStatistics } from "node:v8";

import { isListed } from "#database/is-listed.ts";
import type { Database } from "#database/database.ts";
import { listings } from "#database/schema/index.ts";

/** Memory of the site besides its catalogue, in megabytes. */
const withoutCatalogue = 140;
/** Two thousand bytes per listing, and the same again while the catalogue is reloaded (bench/growth). */
const perThousand = 4;

/** Recommended heap for a catalogue, in megabytes. */
export function requiredHeapMegabytes(count: number): number {
  return withoutCatalogue + Math.ceil((count / 1000) * perThousand);
}

/**
 * Warns before the catalogue is loaded when it may not fit: a full heap ends the process without any advice.
 * @param limit of the heap in megabytes
 * @returns null when there is room
 */
export function heapAdvice(count: number, limit: number): string | null {
  const needed = requiredHeapMegabytes(count);
  if (limit >= needed) return null;
  return `The catalogue has ${count} listings. The heap of ${Math.floor(limit)} MB may be too small for them: set HEAP_MB=${needed}.`;
}

/**
 * The warning for this process.
 * @param samples whether invented listings are shown
 */
export async function heapAdviceForProcess(database: Database, samples: boolean): Promise<string | null> {
  const count = await database.$count(listings, isListed(samples));
  return heapAdvice(count, getHeapStatistics().heap_size_limit / 2 ** 20);
}
