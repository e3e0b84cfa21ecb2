import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, UndoManager } from "yjs";

import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { applyDelay } from "./apply-delay.ts";
import { clockMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { writeDone, writeMoved } from "./write-delay.ts";

const date = "2027-06-19";

function planOf(offsets: readonly number[], fixed: readonly number[]): Doc {
  const plan = new Doc();
  putRow(events, plan, "reception", { name: "Reception", date, start: 1080, minutes: 360 });
  putRow(events, plan, "after-party", {
    name: "After-party",
    date: "2027-06-20",
    start: 5,
    minutes: 90,
    afterEntry: "reception",
  });
  for (const [at, after] of offsets.entries())
    putRow(moments, plan, `m${at}`, { event: "reception", after, minutes: 20, fixed: fixed.includes(at) });
  putRow(moments, plan, "bus", { title: "Bus", date, start: 1440 - 5, minutes: 10, afterEntry: "m0" });
  return plan;
}

const entriesOf = (plan: Doc) =>
  dayEntries(timelineOf(viewTable(events, plan).rows(), viewTable(moments, plan).rows()));
const rowsOf = (plan: Doc) => [viewTable(events, plan).rows(), viewTable(moments, plan).rows()];

test("the plan has the predicted hours afterwards, also past midnight, and one undo brings the former ones back", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -60, max: 380 }), { maxLength: 6 }),
      fc.array(fc.nat(5), { maxLength: 2 }),
      fc.constantFrom("reception", "m0", "m1", "bus", "after-party"),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 900, max: 1500 }),
      (offsets, fixed, from, minutes, hour) => {
        const plan = planOf(offsets, fixed);
        const undo = new UndoManager([plan.getMap(events.name), plan.getMap(moments.name)], {
          trackedOrigins: new Set([localOrigin]),
        });
        const before = rowsOf(plan);
        const entries = entriesOf(plan);
        const { moved } = applyDelay(entries, { from, minutes, at: clockMinutes(date, hour) });
        plan.transact(() => writeMoved(plan, moved), localOrigin);
        const movedById = new Map(moved.map(({ id, after }) => [id, after]));
        const expected = entries.map(
          ({ id, start, end }) => [id, movedById.get(id) ?? { start, end }] as const,
        );
        const now = new Map(entriesOf(plan).map(({ id, start, end }) => [id, { start, end }]));
        for (const [id, times] of expected) expect(now.get(id), id).toEqual(times);
        if (moved.length > 0) undo.undo();
        expect(rowsOf(plan)).toEqual(before);
        expect(undo.canUndo()).toBe(false);
      },
    ),
  );
});

test("a tick says when, can be taken back, and does not bring back what was removed", () => {
  const plan = planOf([0], []);
  writeDone(plan, { id: "m0", type: "moment" }, new Date("2027-06-20T00:05:00Z"));
  expect(viewTable(moments, plan).row("m0")?.doneAt).toBe("2027-06-20T00:05:00.000Z");
  expect(entriesOf(plan).find(({ id }) => id === "m0")?.isDone).toBe(true);
  writeDone(plan, { id: "m0", type: "moment" }, null);
  expect(viewTable(moments, plan).row("m0")?.doneAt).toBeNull();
  writeDone(plan, { id: "gone", type: "event" }, new Date());
  expect(viewTable(events, plan).row("gone")).toBeUndefined();
});
