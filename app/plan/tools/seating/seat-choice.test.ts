import { expect, test } from "vitest";

import { guests } from "#app/plan/schema/guests.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { readSeatChoice } from "./seat-choice.ts";

const named = ["dev", "asha"].map((id) => rowOf(guests, id, { household: "gill", name: id }));

test("a chosen guest whom another device has moved counts no longer", () => {
  expect(readSeatChoice("1", 3, named, ["maya", "dev"])).toEqual({
    wanted: 1,
    isCount: true,
    asksWho: true,
    chosen: ["dev"],
    problem: "",
  });
});

test("more chosen than move is a problem, unless all move", () => {
  const problem = "Choose up to 1, or move more people.";
  expect(readSeatChoice("1", 3, named, ["dev", "asha"])).toMatchObject({ asksWho: true, problem });
  expect(readSeatChoice("2", 2, named, ["dev"])).toMatchObject({ asksWho: false, problem: "" });
});

test("a number that is none of the party's is a problem", () => {
  for (const count of ["", "0", "4", "1.5", "two"])
    expect(readSeatChoice(count, 3, named, [])).toMatchObject({
      isCount: false,
      asksWho: false,
      problem: "Enter a number from 1 to 3.",
    });
});
