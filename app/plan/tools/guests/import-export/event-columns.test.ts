import { expect, test } from "vitest";

import { defaultEvents } from "#app/plan/rules/wedding-events.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

import { parseEventsCell } from "./events-cell.ts";
import { recognizeColumns } from "./list-columns.ts";

/** What the headings mean in a plan of these traditions: the id of an event, the field, or notes. */
const read = (kinds: TraditionId | TraditionId[], ...headings: string[]) =>
  recognizeColumns(headings, defaultEvents(kinds, { date: null, guests: null })).map((meaning) =>
    meaning === null ? null : Object.entries(meaning).flat().join(" "),
  );

test("headings name events as families do, whatever the plan calls them", () => {
  expect(
    read("punjabi-sikh", "Name", "Mehndi", "Sangeet", "Wedding", "Reception", "# of kids", "Vidaai"),
  ).toEqual([
    "field household",
    "event mehndi",
    "event sangeet",
    "event anand-karaj",
    "event reception",
    "field children",
    "event vidaai",
  ]);
  expect(read("ismaili", "Name", "Nikah", "RSVP Dandiya")).toEqual([
    "field household",
    "event ismaili-nikah",
    "reply dandiya",
  ]);
  expect(read("muslim", "Name", "Baraat", "Wedding reception")).toEqual([
    "field household",
    "event shaadi",
    "notes true",
  ]);
  expect(read("gujarati", "Name", "Garba", "Baraat", "Wedding Ceremony", "Sangeet night")).toEqual([
    "field household",
    "event garba",
    "event baraat",
    "event hasta-melap",
    "notes true",
  ]);
});

test("a heading that may mean two events, or says something else of one, means none", () => {
  expect(read(["punjabi-sikh", "hindu"], "Name", "Wedding")).toEqual(["field household", "notes true"]);
  expect(read("standard", "Name", "Reception notes", "Reception table", "Evening")).toEqual([
    "field household",
    "notes true",
    "notes true",
    "notes true",
  ]);
});

test("an event that a heading calls by its own name is meant by no other heading", () => {
  expect(read("punjabi-sikh", "Name", "Sangeet", "Ladies' sangeet")).toEqual([
    "field household",
    "notes true",
    "event sangeet",
  ]);
});

test("a cell names events in the same way", () => {
  const events = defaultEvents("punjabi-sikh", { date: null, guests: null });
  const { events: named, others } = parseEventsCell("Sangeet (2), Wedding, Cocktails", events);
  expect([Object.fromEntries(named), others]).toEqual([{ sangeet: "2", "anand-karaj": "yes" }, "Cocktails"]);
});
