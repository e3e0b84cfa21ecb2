import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { eventKinds } from "#content/plan/event-kinds.ts";
import { combinableKinds } from "#content/plan/wedding-kinds.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { checklistStarts } from "#app/plan/schema/checklist.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { skippedStart } from "#test-support/skipped-start.ts";

import { setWeddingDay, type DatedByWeddingDay } from "./set-wedding-day.ts";
import type { StartAnswers } from "./start-answers.ts";
import { writeStart } from "./write-start.ts";

const today = "2026-11-24";
const day = "2027-06-19";
const undecided: StartAnswers = { ...skippedStart, guests: 200, places: ["calgary"] };

/** A plan as it is open in a window: its tables are watched, and what follows is one transaction. */
function watchedPlan(): Doc {
  const plan = new Doc();
  for (const table of planTables) viewTable(table, plan);
  return plan;
}

function started(answers: Partial<StartAnswers>): Doc {
  const plan = watchedPlan();
  plan.transact(() => writeStart(plan, { ...undecided, ...answers }, today));
  return plan;
}

const setDay = (plan: Doc, date: string, before?: DatedByWeddingDay) =>
  plan.transact(() => setWeddingDay(plan, date, today, before));

const contentOf = (plan: Doc) =>
  Object.fromEntries(
    [...planTables, ...planGrids]
      // The list is spread when it is opened for the new day.
      .filter(({ name }) => name !== checklistStarts.name)
      .map(({ name }) => [name, plan.getMap(name).toJSON()]),
  );

const kinds = fc.uniqueArray(fc.constantFrom(...combinableKinds.map(({ id }) => id)), { maxLength: 2 });

test("a plan without a day that then gets one is the plan that would have started with it", () => {
  fc.assert(
    fc.property(kinds, fc.constantFrom(day, "2027-12-04", "2026-12-01"), (chosen, date) => {
      const later = started({ kinds: chosen });
      const { events: dated } = setDay(later, date);
      expect(dated.size).toBe(viewTable(events, later).rows().length);
      expect(contentOf(later)).toEqual(contentOf(started({ kinds: chosen, date })));
    }),
    { numRuns: 30 },
  );
});

test("a day typed digit by digit dates the plan like the last one alone", () => {
  fc.assert(
    fc.property(kinds, fc.constantFrom("2027-06-01", "2026-12-01"), (chosen, first) => {
      const typed = started({ kinds: chosen });
      setDay(typed, day, setDay(typed, first));
      expect(contentOf(typed)).toEqual(contentOf(started({ kinds: chosen, date: day })));
    }),
    { numRuns: 20 },
  );
});

const given = fc.record({
  kind: fc.constantFrom("", "gone-kind", ...eventKinds.map(({ id }) => id)),
  date: fc.option(fc.constantFrom("2027-06-11", "2027-07-01")),
  start: fc.option(fc.integer({ min: 0, max: 1439 })),
  place: fc.constantFrom("", "Banff"),
});

test("whatever the couple dated, timed or wrote itself stays, and only undated events of a known kind get a day", () => {
  fc.assert(
    fc.property(fc.array(given, { maxLength: 8 }), fc.option(fc.constant("2027-05-05")), (rows, until) => {
      const plan = watchedPlan();
      for (const [at, row] of rows.entries()) putRow(events, plan, `e${at}`, row);
      if (until !== null) putRow(rsvp, plan, rsvpRowId, { until });
      const before = viewTable(events, plan).rows();
      setDay(plan, day);
      for (const row of before) {
        const now = viewTable(events, plan).row(row.id);
        const isKnown = eventKinds.some(({ id }) => id === row.kind);
        const gotDay = row.date === null && isKnown;
        expect(now).toEqual({
          ...row,
          date: gotDay ? expect.any(String) : row.date,
          start: gotDay && row.start === null ? expect.any(Number) : row.start,
          // One that it follows may be on its day now.
          afterEntry: expect.any(String),
        });
      }
      const expected = until ?? (rows.length === 0 ? undefined : "2027-05-08");
      expect(viewTable(rsvp, plan).row(rsvpRowId)?.until).toBe(expected);
    }),
  );
});

test("an event moved meanwhile is not moved back by the next digit, and a removed item does not come back", () => {
  const plan = started({});
  const first = setDay(plan, "2027-06-01");
  putRow(events, plan, "brunch", { date: "2027-06-08" });
  setDay(plan, day, first);
  expect(viewTable(events, plan).row("brunch")?.date).toBe("2027-06-08");
  expect(viewTable(events, plan).row("reception")?.date).toBe(day);
});

test("a first day picked by mistake leaves no event waiting for one on another day", () => {
  const plan = watchedPlan();
  putRow(events, plan, "ours", { kind: "milni", date: day, start: 600, minutes: 30 });
  putRow(events, plan, "anand-karaj", { kind: "anand-karaj", start: 660, minutes: 90 });
  const waitsFor = () => viewTable(events, plan).row("anand-karaj")?.afterEntry;
  const mistaken = setDay(plan, day);
  expect(waitsFor()).toBe("ours");
  const next = setDay(plan, "2027-06-20", mistaken);
  expect(waitsFor()).toBe("");
  setDay(plan, day, next);
  expect(waitsFor()).toBe("ours");
});

test("what the couple lets an event wait for meanwhile stays", () => {
  const plan = watchedPlan();
  putRow(events, plan, "ours", { kind: "milni", date: day, start: 600, minutes: 30 });
  putRow(events, plan, "anand-karaj", { kind: "anand-karaj", start: 660, minutes: 90 });
  const mistaken = setDay(plan, day);
  putRow(events, plan, "anand-karaj", { afterEntry: "tea" });
  setDay(plan, "2027-06-20", mistaken);
  expect(viewTable(events, plan).row("anand-karaj")?.afterEntry).toBe("tea");
});

test("pages that guests can reply on get no deadline that the couple didn't choose", () => {
  const plan = started({});
  putRow(rsvp, plan, rsvpRowId, { open: true });
  expect(setDay(plan, day).until).toBeNull();
  expect(viewTable(rsvp, plan).row(rsvpRowId)?.until).toBeNull();
});

test("portraits go only where the couple has the usual items, and a plan without events gets its day alone", () => {
  const plan = watchedPlan();
  putRow(events, plan, "reception", { kind: "reception", start: 1080, minutes: 360 });
  setDay(plan, day);
  expect(viewTable(moments, plan).rows()).toEqual([]);
  const empty = watchedPlan();
  setDay(empty, day);
  expect(viewTable(wedding, empty).row(weddingRowId)?.date).toBe(day);
  expect(viewTable(rsvp, empty).rows()).toEqual([]);
});
