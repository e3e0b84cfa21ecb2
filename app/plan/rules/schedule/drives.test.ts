import fc from "fast-check";
import { expect, test } from "vitest";

import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { eachDriveOnce, findDrives } from "#app/plan/rules/schedule/find-drives.ts";
import { drives as driveTable, moments as momentTable } from "#app/plan/schema/schedule.schema.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { areDifferentPlaces, driveId, findDriveTime } from "./drives.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { timelineOf } from "./timeline.ts";
import type { VenueCapacity } from "./venue-capacity.ts";

const halls: VenueCapacity[] = [
  {
    name: "Aspen Hall",
    path: "",
    guests: null,
    rooms: [],
    music: null,
    sample: false,
    at: [-114.0631, 51.0443],
  },
];

test("a drive is the same both ways and however its places are typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (from, to) => {
      expect(driveId(from, to)).toBe(driveId(` ${to} `, from));
      expect(areDifferentPlaces(from, from)).toBe(false);
    }),
  );
  expect(driveId("Dashmesh  Centre", "HOTEL Arts")).toBe("dashmesh centre - hotel arts");
});

test("what the couple typed counts, else an estimate where both places are known, else nothing", () => {
  const typed = rowOf(driveTable, driveId("Aspen Hall", "Home"), { minutes: 40 });
  const drives = new Map([[typed.id, typed]]);
  expect(findDriveTime("home", "Aspen Hall", drives, halls)).toEqual({ minutes: 40, isEstimate: false });
  expect(findDriveTime("Aspen Hall", "Banff, the lodge", drives, halls)).toEqual({
    minutes: 105,
    isEstimate: true,
  });
  expect(findDriveTime("Aspen Hall", "Kensington", drives, halls)).toEqual({ minutes: 15, isEstimate: true });
  expect(findDriveTime("Aspen Hall", "Grandmother's", drives, halls)).toBeNull();
  expect(findDriveTime("Aspen Hall", "aspen hall ", drives, halls)).toBeNull();
});

test("a town at the end makes no other place of a place, unless both have one", () => {
  expect(areDifferentPlaces("Aspen Hall", "Aspen Hall, Calgary")).toBe(false);
  expect(areDifferentPlaces("aspen hall, Calgary, AB", "Aspen Hall")).toBe(false);
  expect(areDifferentPlaces("At home, Calgary", "At home, Banff")).toBe(true);
  expect(areDifferentPlaces("Banff", "Calgary")).toBe(true);
});

test("the drive from a lake in the park is estimated", () => {
  expect(findDriveTime("Moraine Lake", "Aspen Hall, Calgary", new Map(), halls)?.isEstimate).toBe(true);
});

test("a day's drives go from one place to the next, to a moment elsewhere and back, and not for the decorators", () => {
  const date = "2027-06-19";
  const [hall, gurdwara] = [{ place: "Aspen Hall" }, { place: "Dashmesh Centre" }];
  const events = [
    rowOf(eventTable, "milni", { name: "Milni", date, start: 600, minutes: 45, ...gurdwara }),
    rowOf(eventTable, "anand-karaj", { name: "Anand Karaj", date, start: 660, minutes: 90, ...gurdwara }),
    rowOf(eventTable, "reception", { name: "Reception", date, start: 1080, minutes: 360, ...hall }),
  ];
  const moments = [
    rowOf(momentTable, "decor", { title: "Decor", date, start: 540, minutes: 100, ...hall }),
    rowOf(momentTable, "hymns", { title: "Hymns", event: "anand-karaj", after: 0 }),
    rowOf(momentTable, "entrance", { title: "Entrance", event: "reception", after: 45 }),
    rowOf(momentTable, "park", { title: "Portraits", event: "reception", after: 60, place: "Riverside" }),
    rowOf(momentTable, "dance", { title: "Dance", event: "reception", after: 120 }),
  ];
  const found = findDrives(dayEntries(timelineOf(events, moments)), () => ({
    minutes: 30,
    isEstimate: true,
  }));
  expect(found.map(({ from, to, leaveAt }) => [from.id, to.id, formatClockTime(leaveAt ?? 0)])).toEqual([
    ["anand-karaj", "reception", "5:30 p.m."],
    ["entrance", "park", "6:30 p.m."],
    ["park", "dance", "7:30 p.m."],
  ]);
});

test("of two events that run beside each other at one hall, the list names the drive there once", () => {
  const date = "2027-06-19";
  const events = [
    rowOf(eventTable, "nikah", { name: "Nikah", date, start: 840, minutes: 60, place: "Akram Jomaa" }),
    rowOf(eventTable, "walima", { name: "Walima", date, start: 1020, minutes: 300, place: "Aspen Hall" }),
    rowOf(eventTable, "dance", { name: "Dance", date, start: 1200, minutes: 90, place: "Aspen Hall" }),
  ];
  const drives = findDrives(dayEntries(timelineOf(events, [])), () => ({ minutes: 30, isEstimate: true }));
  expect(drives.map(({ to }) => to.id)).toEqual(["walima", "dance"]);
  expect(eachDriveOnce(drives).map(({ to }) => to.id)).toEqual(["walima"]);
});
