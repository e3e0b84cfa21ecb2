import { expect, test } from "vitest";

import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { namedParties } from "#app/plan/rules/seating/named-seats.ts";

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
  const seats = findSeats(
    plan,
    people,
    namedParties(plan, people, () => undefined),
    typed,
  );
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

test("a guest of a household at two tables is found at the guest's own, the household at both", () => {
  const split = {
    tables: plan.tables.map(({ table }) => ({
      table,
      parties: [{ household: gill, people: 1, isSplit: true }],
      taken: 1,
      free: 7,
    })),
    unseated: [],
  };
  const gills = ["Asha", "Dev"].map((name) => rowOf(guests, name, { household: "gill", name }));
  const named = namedParties(split, gills, (guest) => (guest === "Asha" ? "Table 2" : undefined));
  const at = (typed: string, known = named) => {
    const seats = findSeats(split, gills, known, typed);
    return seats && [seats.tables.map(({ table }) => table.name), seats.households];
  };
  expect(at("asha")).toEqual([["Table 2"], 1]);
  expect(at("dev")).toEqual([["Table 1"], 1]);
  expect(at("gill")).toEqual([["Table 1", "Table 2"], 1]);
  // It is unknown who of them comes.
  expect(at("dev", new Map())).toEqual([["Table 1", "Table 2"], 1]);
});
