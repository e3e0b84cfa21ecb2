import { expect, test } from "vitest";

import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { offsetFromEventStart } from "./moment-offset.ts";
import { scheduleRows } from "./schedule-rows.ts";
import { moments as momentTable } from "#app/plan/schema/schedule.schema.ts";

test("the schedule as rows: where and when each is, who works at it, and what has no hour yet", () => {
  const rows = scheduleRows({
    events: [
      rowOf(eventTable, "reception", {
        name: "Reception",
        date: "2027-06-19",
        start: 1080,
        minutes: 420,
        place: "Hall",
      }),
      rowOf(eventTable, "brunch", { name: "Brunch", start: 600 }),
    ],
    moments: [
      rowOf(momentTable, "m", { title: "First dance", event: "reception", after: 190, people: "The couple" }),
      rowOf(momentTable, "lost", { title: "Bus", event: "gone", after: 5 }),
    ],
    businesses: [{ id: "dj", name: "DJ Aman" }],
    businessesAt: { row: (id) => new Map(id === "m" ? [["dj", "1"]] : []) },
  });
  expect(
    rows.map(({ title, event, place, businesses, startsAt, endsAt }) => [
      title,
      event,
      place,
      businesses.join(),
      startsAt?.toISOString(),
      endsAt?.toISOString(),
    ]),
  ).toEqual([
    ["Reception", "", "Hall", "", "2027-06-20T00:00:00.000Z", "2027-06-20T07:00:00.000Z"],
    ["First dance", "Reception", "Hall", "DJ Aman", "2027-06-20T03:10:00.000Z", "2027-06-20T03:25:00.000Z"],
    ["Brunch", "", "", "", undefined, undefined],
    ["Bus", "", "", "", undefined, undefined],
  ]);
});

test("an hour that somebody writes for a moment lies after its event began, or a little before", () => {
  expect(offsetFromEventStart(30, 1080)).toBe(390);
  expect(offsetFromEventStart(1050, 1080)).toBe(-30);
  expect(offsetFromEventStart(600, 540)).toBe(60);
  expect(offsetFromEventStart(480, 540)).toBe(-60);
});
