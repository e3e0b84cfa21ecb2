import { expect, test } from "vitest";

import { households } from "#app/plan/schema/guests.schema.ts";

import type { CurrentGuestList } from "./compare-list.ts";
import { defaultDecisions, type ImportDecision } from "./import-decisions.ts";
import { findLikelyLines, previewImport } from "./preview-import.ts";
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
  open: new Map(),
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

test("a line that repeats an earlier one is left out until the couple wants it; one that says more is not", () => {
  const listed: ListedHousehold[] = [
    line(2, "Gill family", 4),
    line(3, "The Gill Family", 4),
    line(4, "gill family", 4),
    line(5, "Gill family", 5),
    { ...line(6, "Gill family", 4), values: { name: "Gill family", people: 4, side: "two" } },
    { ...line(7, "Gill family", 4), values: { name: "Gill family", people: 4, phone: "403 555 0101" } },
    { ...line(8, "Gill family", 4), invitations: new Map([["mehndi", "yes"]]) },
    { ...line(13, "Gill family", 4), values: { name: "Gill family", people: 4, children: 2 } },
    { ...line(14, "Gill family", 4), values: { name: "Gill family", people: 4, diets: ["vegan"] } },
    { ...line(15, "Gill family", 4), leftovers: ["Relation: Groom’s colleague"] },
    line(9, "Harpreet Singh", 1),
    line(10, "Harpreet Kaur", 1),
    // The list has it already: the second would be added again with the same file.
    line(11, "Sukhpreet Gill", 4),
    line(12, "sukhpreet gill", 4),
  ];
  const likely = findLikelyLines(listed, list);
  expect(likely.flatMap(({ entry, repeats }) => (repeats === null ? [] : [[entry.line, repeats]]))).toEqual([
    [3, 2],
    [4, 2],
    [12, 11],
  ]);
  const untouched = previewImport(listed, list, defaultDecisions(likely, [10]), likely);
  expect(untouched.skipped.map((entry) => entry.line)).toEqual([3, 4, 10, 12]);
  expect(untouched.added.map(({ entry }) => entry.line)).toEqual([2, 5, 6, 7, 8, 13, 14, 15, 9]);
  const wanted = new Map<number, ImportDecision>([...defaultDecisions(likely), [3, "new"]]);
  expect(previewImport(listed, list, wanted, likely).added.map(({ entry }) => entry.line)).toContain(3);
});
