import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { guests } from "#app/plan/schema/guests.schema.ts";
import { namedSeats, packSeatAssignments, seatedHouseholds } from "#app/plan/schema/seating.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { assignSeats, guestsWhoMove } from "./named-seats.ts";

const people = ["dev", "asha", "maya"].map((id) => rowOf(guests, id, { household: "gill", name: id }));

test("some people without a seat are a place like any table", () => {
  const places = [
    { table: "1", people: 2 },
    { table: null, people: 1 },
  ];
  const seats = assignSeats(places, people, (guest) => (guest === "dev" ? "-" : undefined));
  expect(seats?.get(null)).toEqual([people[0]]);
  expect(seats?.get("1")).toEqual([people[1], people[2]]);
  expect(assignSeats([{ table: "1", people: 2 }], people, () => undefined)).toBeNull();
});

test("whoever is chosen moves, then people without a name, then the last of the list", () => {
  expect(guestsWhoMove(people, 5, 2, ["dev"])).toEqual(["dev"]);
  expect(guestsWhoMove(people, 3, 2, ["dev"])).toEqual(["dev", "maya"]);
  expect(guestsWhoMove(people, 5, 2, [])).toEqual([]);
  expect(guestsWhoMove(people, 3, 3, [])).toEqual(["dev", "asha", "maya"]);
});

test("a named guest's seat and a household's share a grid, and neither is read as the other", () => {
  const plan = new Doc();
  const seats = [{ table: "1", people: 2 }];
  putCell(seatedHouseholds, plan, "gill", "reception", packSeatAssignments(seats));
  putCell(namedSeats, plan, "dev", "reception", "1");
  expect(viewGrid(namedSeats, plan).row("gill").get("reception")).toBeUndefined();
  expect(viewGrid(namedSeats, plan).row("dev").get("reception")).toBe("1");
  expect(viewGrid(seatedHouseholds, plan).row("gill").get("reception")).toEqual(seats);
  expect(viewGrid(seatedHouseholds, plan).row("dev").get("reception")).toEqual([]);
});
