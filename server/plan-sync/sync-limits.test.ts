import { expect, test } from "vitest";
import { encodeStateAsUpdate } from "yjs";
import type { z } from "zod";

import { countStructs } from "#app/plan/updates/validate-update.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow, type PlanTable } from "#app/plan/document/plan-table.ts";
import { guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import {
  maxDocumentBytes,
  maxPartBytes,
  memoryBytes,
  maxGuests,
  maxStructs,
} from "#app/plan/document/plan-limits.ts";
import { storedParts } from "#database/enums.ts";
import { maxCachedStructs, taskHeapMegabytes } from "#app/plan/worker/worker-limits.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { memoryFlags } from "../../tooling/memory-flags.mjs";
import {
  maxThreadHeapMegabytes,
  maxBufferedBytes,
  mostHeldByAddress,
  maxUnsentBytes,
  maxOpenDocumentBytesPerClient,
  maxOpenDocumentBytes,
  maxOpeningBytes,
} from "./sync-limits.ts";

const megabyte = 1_000_000;

/** What the largest document takes. */
const largest = Math.max(
  ...storedParts.map((part) => memoryBytes({ structs: maxStructs[part], bytes: maxPartBytes[part] })),
);

/** A wedding of six hundred guests. */
const usual = (() => {
  const wedding = plannedWedding(200);
  return memoryBytes({
    structs: countStructs(wedding),
    bytes: encodeStateAsUpdate(wedding).byteLength,
  });
})();

test("all open plans, and the largest being judged or encoded, fit into the heap of their thread", () => {
  expect(maxOpenDocumentBytes + largest).toBeLessThanOrEqual(maxThreadHeapMegabytes * megabyte);
});

test("ninety weddings of six hundred guests are open at once, and a dozen are at hand for tasks", () => {
  expect(90 * usual).toBeLessThanOrEqual(maxOpeningBytes);
  expect(12 * countStructs(plannedWedding(200))).toBeLessThanOrEqual(maxCachedStructs);
});

test("five thousand guests by name with everything that is asked of them are within a plan's structs", () => {
  const wedding = plannedWedding(0);
  const fill = (table: PlanTable<z.ZodObject>, rows: number) => {
    for (let row = 0; row < rows; row += 1)
      putRow(
        table,
        wedding,
        newId(),
        Object.fromEntries(Object.keys(table.shape.shape).map((field) => [field, "x"])),
      );
  };
  wedding.transact(() => {
    fill(guests, maxGuests);
    fill(households, maxGuests / 3);
    for (let household = 0; household < maxGuests / 3; household += 1)
      for (let event = 0; event < 8; event += 1)
        putCell(invitations, wedding, `household-${household}`, `event-${event}`, "4:4");
  });
  expect(countStructs(wedding)).toBeLessThan(maxStructs.plan);
});

test("an address may open the largest plan, and leaves room for the largest of somebody else's", () => {
  expect(maxOpenDocumentBytesPerClient).toBeGreaterThanOrEqual(largest);
  expect(maxOpeningBytes - maxOpenDocumentBytesPerClient).toBeGreaterThanOrEqual(largest);
});

test("the plans at hand for tasks, and the largest being worked on and read again, fit into the heap of their thread", () => {
  const shelf = memoryBytes({ structs: maxCachedStructs, bytes: maxDocumentBytes });
  expect(shelf + 2 * largest).toBeLessThanOrEqual(taskHeapMegabytes * megabyte);
});

test("a device may be sent the largest plan, and all connections together hold less than a third of the site's heap", () => {
  expect(maxUnsentBytes).toBeGreaterThan(maxDocumentBytes);
  const heap = Number(
    memoryFlags({})
      .join(" ")
      .match(/old-space-size=(\d+)/)?.[1],
  );
  expect(3 * maxBufferedBytes).toBeLessThanOrEqual(heap * megabyte);
  expect(2 * mostHeldByAddress).toBeLessThanOrEqual(maxBufferedBytes);
});
