import { expect, test } from "vitest";

import { menuDishes } from "./menu-dishes.ts";

const held = [
  { id: "anand-karaj", kind: "anand-karaj" },
  { id: "reception", kind: "reception" },
];
const meals = ["Paneer", "Butter chicken ", "", "Paneer"];

test("a menu has what the couple offers at that event, in its order, and no other event's", () => {
  const asked = { dishEvent: "reception", dishes: ["Paneer makhani", "Butter chicken"] };
  expect(menuDishes(asked, "reception", held, meals)).toEqual(["Paneer makhani", "Butter chicken"]);
  expect(menuDishes(asked, "anand-karaj", held, meals)).toEqual([]);
});

test("dishes for no event in particular are served at the main dinner alone", () => {
  for (const asked of [undefined, { dishEvent: "removed", dishes: ["Fish"] }]) {
    expect(menuDishes(asked, "reception", held, meals)).toEqual(["Butter chicken", "Paneer"]);
    expect(menuDishes(asked, "anand-karaj", held, meals)).toEqual([]);
  }
});

test("dishes that are served elsewhere are not the main dinner's", () => {
  const asked = { dishEvent: "anand-karaj", dishes: ["Dal"] };
  expect(menuDishes(asked, "reception", held, ["Dal"])).toEqual([]);
});
