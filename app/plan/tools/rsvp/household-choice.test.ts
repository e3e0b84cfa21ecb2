import { expect, test } from "vitest";

import { chooseHouseholds, describeEmptyChoice, householdChoices } from "./choose-households.ts";
import { describeHouseholdLink } from "./describe-household-link.ts";

const gill = { id: "gill", isAnswered: true, open: 0 };
const brar = { id: "brar", isAnswered: true, open: 1 };
const shah = { id: "shah", isAnswered: false, open: 0 };

test("households are listed by one choice, and one without any has a sentence", () => {
  const listed = householdChoices.map(({ id }) =>
    chooseHouseholds([gill, brar, shah], id, (household) => household === "gill").map((one) => one.id),
  );
  expect(listed).toEqual([["gill", "brar", "shah"], ["brar", "shah"], ["gill"]]);
  expect(chooseHouseholds([gill], "waiting", () => true)).toEqual([]);
  expect(describeEmptyChoice("waiting")).toBe("Every household has replied.");
  expect(describeEmptyChoice("moved")).toBe("No household replied before a day moved.");
});

test("a reply before a day moved is said in a sentence of its own", () => {
  expect(describeHouseholdLink(brar, ["Reception"], undefined)).toBe(
    "has replied, but not for 1 guest added since. That was before Reception moved.",
  );
  expect(describeHouseholdLink(gill, ["Mehndi", "Reception"], undefined)).toBe(
    "has replied. That was before Mehndi and Reception moved.",
  );
  expect(describeHouseholdLink(gill, [], undefined)).toBe("has replied");
  expect(describeHouseholdLink(shah, [], undefined)).toBe("has not replied");
});
