import { expect, test } from "vitest";

import type { ConflictSources } from "#app/plan/rules/schedule/conflicts/find-conflicts.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { moments as momentTable } from "#app/plan/schema/schedule.schema.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { clockMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { previewDelay } from "./preview-delay.ts";

const date = "2027-06-19";
const place = "Dashmesh Centre";

const plan: ConflictSources = {
  events: [
    rowOf(eventTable, "milni", { kind: "milni", name: "Milni", date, start: 600, minutes: 45, place }),
    rowOf(eventTable, "anand-karaj", {
      name: "Anand Karaj",
      date,
      start: 660,
      minutes: 90,
      place,
      fixed: true,
      fixedWhy: "Gurdwara",
      afterEntry: "milni",
    }),
    rowOf(eventTable, "reception", {
      name: "Reception",
      date,
      start: 1080,
      minutes: 360,
      place: "Aspen Hall",
      until: 0,
    }),
  ],
  moments: [
    rowOf(momentTable, "dinner", { title: "Dinner", event: "reception", after: 60, minutes: 90 }),
    rowOf(momentTable, "last", { title: "Last song", event: "reception", after: 345, minutes: 15 }),
  ],
  headcounts: new Map(),
  places: ["calgary"],
  halls: [],
  light: (day, places) => daylightOf(day, places, ["calgary"]),
  businesses: { all: [], at: () => [] },
  driveTime: () => null,
};

const collisions = (from: string, minutes: number, hour: number, of = plan) =>
  previewDelay(of, { from, minutes, at: clockMinutes(date, hour) }).collisions.map(
    ({ what, todo }) => `${what} ${todo}`,
  );

test("a delay that meets a fixed hour says which, why and by how much, once", () => {
  expect(collisions("milni", 25, 610)).toEqual([
    "Anand Karaj is fixed at 11:00 a.m. (Gurdwara). Milni now ends at 11:10 a.m.: 10 minutes too late. Shorten Milni by 10 minutes, or ask if Anand Karaj can start later.",
  ]);
  expect(collisions("milni", 15, 610)).toEqual([]);
  expect(collisions("anand-karaj", 10, 600)).toEqual([
    "Anand Karaj is fixed at 11:00 a.m. (Gurdwara) and can’t start 10 minutes later. If the new hour is agreed, take the mark off in the schedule first.",
  ]);
});

test("what is shorter than the minutes that are missing is not to be shortened by them", () => {
  expect(collisions("milni", 60, 610)).toEqual([
    "Anand Karaj is fixed at 11:00 a.m. (Gurdwara). Milni now ends at 11:45 a.m.: 45 minutes too late. Ask if Anand Karaj can start 45 minutes later.",
  ]);
});

test("a fixed hour without a reason ends its sentence with one full stop", () => {
  const events = plan.events.map((event) => ({ ...event, fixedWhy: "" }));
  expect(collisions("milni", 25, 610, { ...plan, events })[0]).toMatch(
    /^Anand Karaj is fixed at 11:00 a\.m\. Milni now ends/,
  );
});

test("a delay past the hour until which the place is booked collides with it", () => {
  expect(collisions("last", 25, 1430)).toEqual([
    "Reception ends at 12:25 a.m., and the place is booked until midnight. End 25 minutes earlier, or ask what another hour costs. Taking down the decor has to fit in too.",
  ]);
  // Between dinner and the last song there is time enough.
  expect(collisions("dinner", 60, 1150)).toEqual([]);
});
