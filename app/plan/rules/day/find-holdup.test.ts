import { expect, test } from "vitest";

import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { events as eventTable, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { findHoldup } from "./find-holdup.ts";

const event = (name: string, start: number, minutes: number, given: Partial<EventRow> = {}) =>
  rowOf(eventTable, name, { name, date: "2027-06-19", start, minutes, ...given });

function holdupOf(milni: EventRow, karaj: Partial<EventRow> = { fixed: true }) {
  const rows = [milni, event("Anand Karaj", 660, 90, karaj), event("Open house", 600, 300)];
  const entries = dayEntries(timelineOf(rows, []));
  return entries.flatMap((entry) => findHoldup(entry, entries) ?? []);
}

test("a fixed hour is held up by what runs into it, and by nothing that was planned beside it", () => {
  expect(holdupOf(event("Milni", 600, 45))).toEqual([]);
  expect(holdupOf(event("Milni", 625, 45))).toMatchObject([{ title: "Milni", minutes: 10 }]);
});

test("an hour that can move, and what is over, hold nothing up", () => {
  expect(holdupOf(event("Milni", 625, 45), {})).toEqual([]);
  expect(holdupOf(event("Milni", 625, 45, { doneAt: "2027-06-19T17:00:00.000Z" }))).toEqual([]);
});
