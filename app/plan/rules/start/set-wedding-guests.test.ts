import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, UndoManager } from "yjs";

import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planTables } from "#app/plan/schema/all-tables.ts";
import { events, wedding } from "#app/plan/schema/wedding.schema.ts";
import { combinableKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";
import { skippedStart } from "#test-support/skipped-start.ts";

import { setWeddingGuests, type GuestsByWedding } from "./set-wedding-guests.ts";
import { writeStart } from "./write-start.ts";

function started(kinds: readonly TraditionId[], guests: number | null): Doc {
  const plan = new Doc();
  for (const table of planTables) viewTable(table, plan);
  plan.transact(() => writeStart(plan, { ...skippedStart, kinds, guests }, "2026-11-24"));
  return plan;
}

const setGuests = (plan: Doc, guests: number | null, before?: GuestsByWedding) =>
  plan.transact(() => setWeddingGuests(plan, guests, before), localOrigin);

const contentOf = (plan: Doc) => [wedding, events].map(({ name }) => plan.getMap(name).toJSON());

const kinds = fc.uniqueArray(fc.constantFrom(...combinableKinds.map(({ id }) => id)), { maxLength: 2 });
const number = fc.option(fc.integer({ min: 0, max: 5000 }));

test("events have the numbers that a start with the new number writes, however it is typed", () => {
  fc.assert(
    fc.property(kinds, number, fc.array(number, { maxLength: 3 }), number, (chosen, first, typed, last) => {
      const plan = started(chosen, first);
      let before: GuestsByWedding | undefined;
      for (const guests of [...typed, last]) before = setGuests(plan, guests, before);
      expect(contentOf(plan)).toEqual(contentOf(started(chosen, last)));
    }),
    { numRuns: 50 },
  );
});

test("a number of the couple's own stays, also where a digit on the way would have given the same", () => {
  const plan = started(["punjabi-sikh"], 200);
  putRow(events, plan, "mehndi", { guests: 8 });
  putRow(events, plan, "ours", { name: "Tea", guests: 200 });
  setGuests(plan, 300, setGuests(plan, 25));
  const { row } = viewTable(events, plan);
  expect(["mehndi", "ours", "reception"].map((id) => row(id)?.guests)).toEqual([8, 200, 300]);
});

test("one step of undo takes back the wedding's number and those of its events", () => {
  const plan = started(["hindu"], 200);
  const undo = new UndoManager(
    planTables.map(({ name }) => plan.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  const before = contentOf(plan);
  setGuests(plan, 320);
  expect(contentOf(plan)).not.toEqual(before);
  undo.undo();
  expect(contentOf(plan)).toEqual(before);
});
