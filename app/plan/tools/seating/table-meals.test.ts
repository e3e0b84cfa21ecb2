import { expect, test } from "vitest";

import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { describeMeals, mealsByTable, tableMeals } from "./table-meals.ts";

const gill = rowOf(households, "gill", { name: "Gill", diets: ["vegetarian"] });
const shah = rowOf(households, "shah", { name: "Shah" });
const asha = rowOf(guests, "asha", { household: "shah", name: "Asha", diets: ["jain"], meal: "Paneer" });
const asking = new Map([
  ["gill", { household: gill, named: [] }],
  ["shah", { household: shah, named: [asha] }],
]);
const dishes = new Map([["shah", ["Paneer", "Salmon"]]]);

test("a household's diet counts for all of its people at the table, a named guest's for one", () => {
  const parties = [
    { household: gill, people: 4, isSplit: false },
    { household: shah, people: 2, isSplit: false },
  ];
  expect(describeMeals(tableMeals(parties, asking, dishes))).toBe("4 Vegetarian, 1 Jain, 1 Paneer, 1 Salmon");
});

test("no more meals are counted for a household than people of it sit there", () => {
  expect(describeMeals(tableMeals([{ household: shah, people: 1, isSplit: true }], asking, dishes))).toBe(
    "1 Jain, 1 Paneer",
  );
  expect(tableMeals([], asking, dishes)).toEqual([]);
});

test("the dishes of a household at two tables are served once, and each table says who has not chosen", () => {
  const tables = [2, 1, 1].map((people, at) => ({
    table: rowOf(seatingTables, `table-${at + 1}`, {}),
    parties: [{ household: shah, people, isSplit: true }],
    taken: people,
    free: 0,
  }));
  const meals = mealsByTable(tables, new Map(), new Map([["shah", ["Paneer", "Salmon", "Paneer"]]]), true);
  expect(Array.from(meals, ([table, of]) => [table, describeMeals(of)])).toEqual([
    ["table-1", "1 Paneer, 1 Salmon"],
    ["table-2", "1 Paneer"],
    ["table-3", "1 no dish yet"],
  ]);
});

test("a named guest's diet and dish are served where the guest sits", () => {
  const dev = rowOf(guests, "dev", { household: "shah", name: "Dev", diets: ["halal"], meal: "Salmon" });
  const tables = ["1", "2"].map((id) => ({
    table: rowOf(seatingTables, id, {}),
    parties: [{ household: shah, people: 2, isSplit: true }],
    taken: 2,
    free: 0,
  }));
  const meals = mealsByTable(
    tables,
    new Map([["shah", { household: shah, named: [asha, dev] }]]),
    new Map([["shah", ["Curry"]]]),
    true,
    new Map([
      ["shah/1", [dev]],
      ["shah/2", [asha]],
    ]),
    (people) => people.map(({ meal }) => meal),
  );
  expect([...meals.values()].map(describeMeals)).toEqual([
    "1 Halal, 1 Salmon, 1 Curry",
    "1 Jain, 1 Paneer, 1 no dish yet",
  ]);
});
