import { expect, test } from "vitest";

import { households } from "#app/plan/schema/guests.schema.ts";

import type { CurrentGuestList } from "./compare-list.ts";
import { previewImport, type ImportDecision } from "./preview-import.ts";
import type { ListedHousehold } from "./listed-household.ts";

const list: CurrentGuestList = {
  households: [{ ...households.shape.parse({ name: "Sukhpreet Gill", people: 4 }), id: "a" }],
  guestsOf: () => [],
  invitationsOf: () => new Map(),
  attendeesOf: () => new Map(),
  events: [],
  showSide: () => "",
  showTier: () => "",
};

const line = (at: number, name: string, people: number): ListedHousehold => ({
  line: at,
  reference: "",
  values: { name, people },
  guests: [],
  invitations: new Map(),
  leftovers: [],
});

test("a preview says what is new, what is likely there already, and how many they would be", () => {
  const listed = [
    line(2, "Sukhprit Kaur Gill", 5),
    line(3, "Asha Khan", 2),
    line(4, "Aasha Khan", 2),
    line(5, "sukhpreet gill", 4),
  ];
  const preview = previewImport(listed, list, new Map());
  expect(preview.added.map(({ entry }) => entry.line)).toEqual([2, 3, 4]);
  expect(preview.changed.map(({ outcome }) => outcome.changes)).toEqual([
    [{ what: "Household", from: "Sukhpreet Gill", to: "sukhpreet gill" }],
  ]);
  expect(preview.likely.map(({ entry, like, name }) => [entry.line, like?.id ?? null, name])).toEqual([
    [2, "a", "Sukhpreet Gill"],
    [4, null, "Asha Khan"],
  ]);
  expect(preview.guests).toBe(4 + 5 + 2 + 2);
});

test("a line that is said to be a household adds what is new to it and leaves its name; one left out does nothing", () => {
  const listed = [line(2, "Sukhprit Kaur Gill", 5), line(3, "Asha Khan", 2)];
  const preview = previewImport(
    listed,
    list,
    new Map<number, ImportDecision>([
      [2, { same: "a" }],
      [3, "out"],
    ]),
  );
  expect(preview.added).toEqual([]);
  expect(preview.skipped).toEqual([line(3, "Asha Khan", 2)]);
  expect(preview.changed.map(({ household, outcome }) => [household?.id, outcome.values])).toEqual([
    ["a", { people: 5 }],
  ]);
  expect(preview.guests).toBe(5);
});
