import { expect, test } from "vitest";

import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { describeMeals, tableMeals } from "./table-meals.ts";

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
