import { expect, test } from "vitest";

import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { findSeats } from "./find-seats.ts";

const gill = rowOf(households, "gill", { name: "Gill family" });
const li = rowOf(households, "li", { name: "The Lis" });
const plan = {
  tables: ["Table 1", "Table 2"].map((name, at) => ({
    table: rowOf(seatingTables, name, { event: "reception", name, seats: 8 }),
    parties: at === 0 ? [{ household: gill, people: 4, isSplit: false }] : [],
    taken: at === 0 ? 4 : 0,
    free: at === 0 ? 4 : 8,
  })),
  unseated: [{ household: li, people: 2, isSplit: false }],
};
const people = [rowOf(guests, "elise", { household: "gill", name: "Élise Gill" })];
const found = (typed: string) => {
  const seats = findSeats(plan, people, typed);
  return seats && [seats.tables.map(({ table }) => table.name), seats.unseated.length, seats.households];
};

test("a guest is found by name, without accents, at the table of the household", () => {
  expect(found("elise")).toEqual([["Table 1"], 0, 1]);
  expect(found("THE LIS")).toEqual([[], 1, 1]);
});

test("a table is found by its name, and an empty search shows the whole room", () => {
  expect(found("table 2")).toEqual([["Table 2"], 0, 0]);
  expect(found("  ")).toBeNull();
});
