import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import type { Timeline } from "#app/plan/rules/schedule/timeline.ts";

import { holdPlaces, placeOfEvent, placeOfMoment, type Place } from "./held-places.ts";
import { shiftEntry } from "./shift-entry.ts";

function planAtMidnight(): Doc {
  const plan = new Doc();
  putRow(events, plan, "sangeet", { name: "Sangeet", date: "2027-06-18", start: 1435 });
  putRow(moments, plan, "bus", { title: "Bus", date: "2027-06-19", start: 0 });
  return plan;
}

const rowsOf = (plan: Doc) => ({
  events: viewTable(events, plan).rows(),
  moments: viewTable(moments, plan).rows(),
});

/** The places of everything, as if all were opened now. */
function openAll(plan: Doc): ReadonlyMap<string, Place> {
  const rows = rowsOf(plan);
  return new Map([
    ...rows.events.map((event) => [event.id, placeOfEvent(event)] as const),
    ...rows.moments.map((moment) => [moment.id, placeOfMoment(moment)] as const),
  ]);
}

function shift(plan: Doc, { days }: Timeline, minutes: (id: string) => number): void {
  for (const entry of days.flatMap(({ entries }) => entries)) shiftEntry(plan, entry, minutes(entry.id));
}

const fiveOverMidnight = (id: string) => (id === "bus" ? -5 : 5);
const placesOf = (plan: Doc) =>
  [...rowsOf(plan).events, ...rowsOf(plan).moments].map(({ date, start }) => `${date} ${start}`);

test("an open entry is moved over midnight from the day that was typed", () => {
  const plan = planAtMidnight();
  const held = openAll(plan);
  putRow(events, plan, "sangeet", { date: "2027-06-20" });
  putRow(moments, plan, "bus", { date: "2027-06-22" });
  shift(plan, holdPlaces(rowsOf(plan), held), fiveOverMidnight);
  expect(placesOf(plan)).toEqual(["2027-06-21 0", "2027-06-21 1435"]);
});

test("an open entry whose day was emptied gets no day back", () => {
  const plan = planAtMidnight();
  const held = openAll(plan);
  putRow(events, plan, "sangeet", { date: null });
  putRow(moments, plan, "bus", { date: null });
  shift(plan, holdPlaces(rowsOf(plan), held), fiveOverMidnight);
  expect(placesOf(plan)).toEqual(["null 0", "null 1435"]);
});
