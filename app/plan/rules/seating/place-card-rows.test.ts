import { expect, test } from "vitest";

import { placeCards } from "./place-card-rows.ts";
import type { SeatingRow } from "./seating-rows.ts";

const row = (household: string, table: string, people: number, ...names: string[]): SeatingRow => ({
  tableId: table === "" ? null : table,
  table,
  householdId: household,
  household,
  people,
  names,
  note: "",
});
const written = (rows: SeatingRow[]) =>
  placeCards(rows).map(({ name, table, note }) => [name, table, note].filter(Boolean).join(", "));

test("everyone with a seat has a card, and people without a name are guests of their household", () => {
  expect(
    written([
      row("Sukhpreet Gill", "Table 1", 4, "Sukhpreet", "Asha"),
      row("Élise Roy", "Table 2", 1),
      row("Dev Li", "Table 2", 3),
      row("The Khans", "", 2),
    ]),
  ).toEqual([
    "Asha, Table 1",
    "Dev Li, Table 2",
    "Guest of Dev Li, Table 2",
    "Guest of Dev Li, Table 2",
    "Élise Roy, Table 2",
    "Sukhpreet, Table 1",
    "Guest of Sukhpreet Gill, Table 1",
    "Guest of Sukhpreet Gill, Table 1",
  ]);
});

test("a household at two tables has as many cards for each as sit there, and each name has one table", () => {
  expect(written([row("The Lis", "Table 1", 2), row("The Lis", "Table 2", 1)])).toEqual([
    "The Lis, Table 1",
    "Guest of The Lis, Table 1",
    "Guest of The Lis, Table 2",
  ]);
  expect(written([row("The Roys", "Table 1", 1, "Dev"), row("The Roys", "Table 2", 2, "Asha")])).toEqual([
    "Asha, Table 2",
    "Dev, Table 1",
    "Guest of The Roys, Table 2",
  ]);
  const all = ["Asha", "Dev", "Maya"];
  expect(written([row("The Roys", "Table 1", 1, ...all), row("The Roys", "Table 2", 1, ...all)])).toEqual(
    all.map((name) => `${name}, Table 1, 1 seat · Table 2, 1 seat, 2 of 3 come`),
  );
});

test("two households of one name each have cards of their own", () => {
  const [first, second] = [row("Patel family", "Table 1", 2), row("Patel family", "Table 2", 1)];
  expect(written([first, { ...second, householdId: "other" }])).toEqual([
    "Patel family, Table 1",
    "Guest of Patel family, Table 1",
    "Patel family, Table 2",
  ]);
});

test("where fewer come than are named, each name has its card, which says so", () => {
  expect(written([row("The Roys", "Table 1", 2, "Dev", "Élise", "Maya")])).toEqual([
    "Dev, Table 1, 2 of 3 come",
    "Élise, Table 1, 2 of 3 come",
    "Maya, Table 1, 2 of 3 come",
  ]);
});
