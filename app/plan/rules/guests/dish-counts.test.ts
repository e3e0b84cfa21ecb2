import { expect, test } from "vitest";

import { guests } from "#app/plan/schema/guests.schema.ts";
import { rsvp } from "#app/plan/schema/rsvp.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { areDishesServed, chosenDishes, countDishes, describeDishes, dishesAt } from "./dish-counts.ts";

const asked = rowOf(rsvp, "rsvp", { dishEvent: "reception", dishes: [" Chicken", "Paneer", "Chicken", ""] });
const events = [{ id: "mehndi" }, { id: "reception" }];
const eater = (id: string, household: string, meal: string) =>
  rowOf(guests, id, { household, name: id, meal });
const people = [
  eater("asha", "shah", "Paneer"),
  eater("dev", "shah", "Chicken"),
  eater("nani", "shah", "Fish"),
  eater("wei", "li", "Chicken"),
];

test("dishes are asked for at one event, and an imported list without one is served at each", () => {
  expect(asked.dishes).toEqual(["Chicken", "Paneer"]);
  expect([dishesAt(asked, "reception"), dishesAt(asked, "mehndi"), dishesAt(undefined, "")]).toEqual([
    ["Chicken", "Paneer"],
    [],
    [],
  ]);
  expect(["reception", "mehndi"].map((event) => areDishesServed(asked, event, events))).toEqual([
    true,
    false,
  ]);
  expect(areDishesServed({ dishEvent: "", dishes: [] }, "mehndi", events)).toBe(true);
  // The event with dishes was removed.
  expect(areDishesServed(asked, "mehndi", [{ id: "mehndi" }])).toBe(true);
});

test("each dish is counted for those who come, in the couple's order, and who has not chosen is counted, too", () => {
  const chosen = chosenDishes(people, ({ id }) => id === "nani");
  const counted = countDishes(asked.dishes, chosen, [
    ["shah", { invited: 3, coming: 2 }],
    ["li", { invited: 2, coming: null }],
    ["gill", undefined],
  ]);
  expect(describeDishes(counted)).toBe("2 Chicken, 1 Paneer, 1 not chosen yet");
  // No more than come, whoever they are.
  const one = countDishes(
    asked.dishes,
    chosenDishes(people, () => false),
    [["shah", { invited: 3, coming: 1 }]],
  );
  expect(describeDishes(one)).toBe("1 Paneer");
  expect(describeDishes(countDishes(asked.dishes, chosen, [["shah", { invited: 3, coming: 0 }]]))).toBe("");
});
