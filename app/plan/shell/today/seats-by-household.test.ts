import { expect, test } from "vitest";

import { describeChanges } from "./describe-changes.ts";
import { seatsByHousehold } from "./seats-by-household.ts";

const householdOf = (id: string) => ({ dev: "gill", asha: "gill", maya: "gill", wei: "li" })[id];
const seat = (id: string, editor: string, ...fields: string[]) => ({
  table: "seated-households",
  id,
  editor,
  fields,
});

test("seating one household at two tables is one change, however many of its guests have a name", () => {
  const changes = ["gill", "dev", "asha", "maya"].map((id) => seat(id, "Rajvir", "reception"));
  const told = describeChanges(
    seatsByHousehold([...changes, seat("wei", "Nani", "mehndi")], householdOf),
    ({ id }) => ({ gill: "The Gills", li: "The Lis" })[id] ?? "",
  );
  expect(told.map(({ text }) => text)).toEqual(["Rajvir seated “The Gills”", "Nani seated “The Lis”"]);
});

test("a household's seats of several events are one change of each person, and other changes stay", () => {
  const guest = { table: "guests", id: "dev", editor: "Rajvir", fields: ["meal"] };
  const changes = [
    seat("dev", "Rajvir", "reception"),
    guest,
    seat("gill", "Rajvir", "reception", "mehndi"),
    seat("gill", "Nani", "reception"),
  ];
  expect(seatsByHousehold(changes, householdOf)).toEqual([
    seat("gill", "Rajvir", "reception", "mehndi"),
    guest,
    seat("gill", "Nani", "reception"),
  ]);
  expect(changes[0]).toEqual(seat("dev", "Rajvir", "reception"));
});
