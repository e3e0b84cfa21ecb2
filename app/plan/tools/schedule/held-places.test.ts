import { expect, test } from "vitest";

import type { Timeline } from "#app/plan/rules/schedule/timeline.ts";
import { moments, type MomentRow } from "#app/plan/schema/schedule.schema.ts";
import { events, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { holdPlaces, placeOfEvent, placeOfMoment } from "./held-places.ts";

const mehndi = rowOf(events, "mehndi", { name: "Mehndi", date: "2027-06-18", start: 1080 });
const henna = rowOf(moments, "henna", { title: "Henna artists arrive", event: "mehndi", after: -30 });
const bus = rowOf(moments, "bus", { title: "Bus", date: "2027-06-19", start: 600 });

/** What is listed where: '2027-06-18 18:00 Mehndi'. */
const listed = ({ days, unplaced }: Timeline) => [
  ...days.flatMap(({ date, entries }) =>
    entries.map(({ title, when }) => `${date} ${when.start / 60}:00 ${title}`),
  ),
  ...[...unplaced.events, ...unplaced.moments].map(({ id }) => `without: ${id}`),
];
const heldAt = (event: EventRow, moment: MomentRow) =>
  new Map([
    [event.id, placeOfEvent(event)],
    [moment.id, placeOfMoment(moment)],
  ]);

test("what is open stays under its day with all that belongs to it, at the hour that is typed", () => {
  const typed = { ...mehndi, date: "2027-06-02", start: 1140 };
  const moved = { ...bus, date: null };
  expect(listed(holdPlaces({ events: [typed], moments: [henna, moved] }, heldAt(mehndi, bus)))).toEqual([
    "2027-06-18 18.5:00 Henna artists arrive",
    "2027-06-18 19:00 Mehndi",
    "2027-06-19 10:00 Bus",
  ]);
  expect(listed(holdPlaces({ events: [typed], moments: [henna, moved] }, new Map()))).toEqual([
    "2027-06-02 18.5:00 Henna artists arrive",
    "2027-06-02 19:00 Mehndi",
    "without: bus",
  ]);
});

test("what had no day or no hour stays among those while it is open", () => {
  const undated = { ...mehndi, date: null };
  const hourless = { ...bus, start: null };
  expect(listed(holdPlaces({ events: [mehndi], moments: [henna, bus] }, heldAt(undated, hourless)))).toEqual([
    "without: mehndi",
    "without: henna",
    "without: bus",
  ]);
});
