import { getHeapStatistics } from "node:v8";

import { isListed } from "#database/is-listed.ts";
import type { Database } from "#database/database.ts";
import { listings } from "#database/schema/index.ts";

/** What the site takes besides its catalogue, in megabytes. */
const withoutCatalogue = 140;
/** Two thousand bytes a listing, and the same once more while the catalogue is read again (bench/growth). */
const perThousand = 4;

/** Megabytes of heap with which a catalogue is at ease. */
export function heapFor(count: number): number {
  return withoutCatalogue + Math.ceil((count / 1000) * perThousand);
}

/**
 * Says before the catalogue is read when it may not fit: a heap that is full ends the process without
 * a word on what to do.
 * @param limit of the heap in megabytes
 * @returns null when there is room
 */
export function adviseMemory(count: number, limit: number): string | null {
  const needed = heapFor(count);
  if (limit >= needed) return null;
  return `The catalogue has ${count} listings. The heap of ${Math.floor(limit)} MB may be too small for them: set HEAP_MB=${needed}.`;
}

/** The advice for this process. @param samples whether invented listings are shown */
export async function adviseThisProcess(database: Database, samples: boolean): Promise<string | null> {
  const count = await database.$count(listings, isListed(samples));
  return adviseMemory(count, getHeapStatistics().heap_size_limit / 2 ** 20);
}
