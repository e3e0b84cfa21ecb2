import { expect, test } from "vitest";

import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { doTimesStand, timesOf } from "./written-times.ts";

const row = (name: string, start: number) =>
  rowOf(eventTable, name, { name, date: "2027-06-19", start, minutes: 45 });
const held = (milni: number, karaj = 660) =>
  dayEntries(timelineOf([row("Milni", milni), row("Anand Karaj", karaj)], []));

test("hours stand until somebody writes another one, or removes the entry", () => {
  const written = timesOf(["Milni"], held(610));
  expect(doTimesStand(written, held(610, 700))).toBe(true);
  expect(doTimesStand(written, held(625))).toBe(false);
  expect(doTimesStand(written, [])).toBe(false);
});
