import { expect, test } from "vitest";

import { seatingWishes } from "#app/plan/schema/seating.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import {
  describeContradiction,
  describeNewWish,
  describeRuleCount,
  findContradictions,
} from "./contradictory-wishes.ts";

const wish = (first: string, second: string, kind: "together" | "apart") =>
  rowOf(seatingWishes, [first, second].toSorted().join("~"), { first, second, wish: kind });
const nameOf = (id: string) => id;

test("households that are to sit apart and together over others are named with the chain", () => {
  const rows = [
    wish("gill", "brar", "together"),
    wish("shah", "brar", "together"),
    wish("gill", "shah", "apart"),
    wish("gill", "li", "apart"),
  ];
  const found = findContradictions(rows);
  expect(found.map((one) => describeContradiction(one, nameOf))).toEqual([
    "gill and shah can’t sit apart and together unless brar sits at several tables: gill sits with brar, brar sits with shah.",
  ]);
  expect(findContradictions(rows.slice(1))).toEqual([]);
  // Without anybody in between, no table helps; with several, any of them does.
  expect(describeContradiction({ households: ["gill", "shah"] }, nameOf)).toBe(
    "gill and shah can’t sit apart and together: gill sits with shah.",
  );
  expect(describeContradiction({ households: ["gill", "brar", "li", "shah"] }, nameOf)).toContain(
    "unless brar or li sits at several tables:",
  );
});

test("the number of contradictions stands beside the number of rules", () => {
  const counted = [describeRuleCount(0, 0), describeRuleCount(1, 0), describeRuleCount(3, 1)];
  expect(counted).toEqual(["", "1 rule", "3 rules, 1 contradiction"]);
});

test("a new rule says what it replaces and with what it can't hold, before it is added", () => {
  const rows = [wish("gill", "brar", "together"), wish("gill", "shah", "apart")];
  const say = (first: string, second: string, kind: "together" | "apart") =>
    describeNewWish({ first, second, wish: kind }, rows, nameOf);
  expect(say("li", "brar", "together")).toBeNull();
  expect(say("brar", "gill", "together")).toBe("You already have this rule for brar and gill.");
  expect(say("brar", "gill", "apart")).toBe("This replaces your rule that brar sits with gill.");
  expect(say("brar", "shah", "together")).toBe(
    "gill and shah can’t sit apart and together unless brar sits at several tables: gill sits with brar, brar sits with shah.",
  );
  // The rule that it replaces isn't in its way.
  expect(say("gill", "shah", "together")).toBe("This replaces your rule that gill sits apart from shah.");
});
