import { expect, test } from "vitest";

import { largestDocument, largestPart, memoryOf, mostStructs } from "#app/plan/plan-limits.ts";
import { storedParts } from "#app/plan/plan-part.ts";
import { largestShelf, taskHeap } from "#app/plan/work/thread-limits.ts";

import { memoryFlags } from "../../scripts/prepare/memory-flags.mjs";
import { liveHeap, mostHeld, mostUnsent, openByAddress, openDocuments } from "./live-limits.ts";

const megabyte = 1_000_000;

/** What the largest document takes, and once more while it is encoded and read again. */
const largest = Math.max(
  ...storedParts.map((part) => memoryOf({ structs: mostStructs[part], bytes: largestPart[part] })),
);

test("all open plans, and the largest being opened and encoded, fit into the heap of their thread", () => {
  expect(openDocuments + 2 * largest).toBeLessThanOrEqual(liveHeap * megabyte);
});

test("an address may open the largest plan, and leaves room for the largest of somebody else's", () => {
  expect(openByAddress).toBeGreaterThanOrEqual(largest);
  expect(openDocuments).toBeGreaterThan(openByAddress);
});

test("the plans at hand for tasks, and the largest being worked on, fit into the heap of their thread", () => {
  const shelf = memoryOf({ structs: largestShelf, bytes: largestDocument });
  expect(shelf + 2 * largest).toBeLessThanOrEqual(taskHeap * megabyte);
});

test("a device may be sent the largest plan, and all connections together hold less than a third of the site's heap", () => {
  expect(mostUnsent).toBeGreaterThan(largestDocument);
  const heap = Number(
    memoryFlags({})
      .join(" ")
      .match(/old-space-size=(\d+)/)?.[1],
  );
  expect(3 * mostHeld).toBeLessThanOrEqual(heap * megabyte);
});
