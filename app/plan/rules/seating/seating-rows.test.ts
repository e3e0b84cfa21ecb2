import { expect, test } from "vitest";

import {
  guests as guestTable,
  households as householdTable,
  type GuestRow,
} from "#app/plan/schema/guests.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { namedParties, type SavedSeat } from "./named-seats.ts";
import type { SeatingPlan, TableSeating, SeatedParty } from "./seating-plan.ts";
import { seatingRows, seatsByName } from "./seating-rows.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";

const party = (id: string, people: number, isSplit = false, name = `The ${id}s`): SeatedParty => ({
  household: rowOf(householdTable, id, { name }),
  people,
  isSplit,
});
const laid = (name: string, parties: SeatedParty[]): TableSeating => ({
  table: rowOf(seatingTables, name, { name, seats: 8 }),
  parties,
  taken: 0,
  free: 0,
});
const named = (household: string, ...names: string[]) =>
  names.map((name) => rowOf(guestTable, `${household}-${name}`, { household, name }));

const rowsOf = (plan: SeatingPlan, people: readonly GuestRow[], saved: SavedSeat = () => undefined) =>
  seatingRows(plan, people, namedParties(plan, people, saved));

const guests = [...named("Gill", "Simran", "Asha"), ...named("Roy", "Dev", "Élise", "Maya")];
const rows = rowsOf(
  {
    tables: [laid("Table 1", [party("Gill", 4), party("Roy", 2)]), laid("Table 2", [party("Li", 3, true)])],
    unseated: [party("Li", 2, true)],
  },
  guests,
);

test("a table's list has households whole, with who is known and how many more", () => {
  expect(rows).toEqual([
    {
      tableId: "Table 1",
      table: "Table 1",
      householdId: "Gill",
      household: "The Gills",
      people: 4,
      names: ["Simran", "Asha"],
      note: "and 2 more",
    },
    {
      tableId: "Table 1",
      table: "Table 1",
      householdId: "Roy",
      household: "The Roys",
      people: 2,
      names: ["Dev", "Élise", "Maya"],
      note: "2 of them come",
    },
    {
      tableId: "Table 2",
      table: "Table 2",
      householdId: "Li",
      household: "The Lis",
      people: 3,
      names: [],
      note: "",
    },
    { tableId: null, table: "", householdId: "Li", household: "The Lis", people: 2, names: [], note: "" },
  ]);
});

test("the list at the door is in the order of the alphabet, accents and all", () => {
  expect(
    seatsByName(rows).map(({ name, table, note }) => [name, table, note].filter(Boolean).join(", ")),
  ).toEqual([
    "Asha, Table 1",
    "Dev, Table 1, 2 of 3 come",
    "Élise, Table 1, 2 of 3 come",
    "Maya, Table 1, 2 of 3 come",
    "Simran, Table 1",
    "The Gills, Table 1, 2 more people",
    "The Lis, Table 2, 3 people",
    "The Lis, no seat yet, 2 people",
  ]);
});

test("two households of one name each have a line of their own in the list at the door", () => {
  const patels = rowsOf(
    {
      tables: [laid("Table 1", [party("1", 4, false, "Patel family")]), laid("Table 2", [])],
      unseated: [party("2", 2, false, "Patel family")],
    },
    [],
  );
  expect(seatsByName(patels)).toEqual([
    { name: "Patel family", table: "Table 1", note: "4 people" },
    { name: "Patel family", table: "no seat yet", note: "2 people" },
  ]);
});

test("a table without a name has its people at the door too", () => {
  const unnamed = rowsOf({ tables: [laid("", [party("Gill", 4)])], unseated: [] }, []);
  expect(unnamed).toMatchObject([{ tableId: "", table: "A table without a name" }]);
  expect(seatsByName(unnamed)).toEqual([
    { name: "The Gills", table: "A table without a name", note: "4 people" },
  ]);
});

test("of a household at two tables each person sits at one: as saved while there is room, or in order", () => {
  const split = {
    tables: [laid("Table 1", [party("Gill", 2, true)]), laid("Table 15", [party("Gill", 2, true)])],
    unseated: [],
  };
  const gills = named("Gill", "Simran", "Asha", "Dev");
  const at = (saved: Record<string, string>) =>
    seatsByName(rowsOf(split, gills, (guest) => saved[guest])).map(({ name, table, note }) =>
      [name, table, note].filter(Boolean).join(", "),
    );
  const inOrder = ["Asha, Table 1", "Dev, Table 15", "Simran, Table 1", "The Gills, Table 15, 1 more person"];
  expect(at({})).toEqual(inOrder);
  expect(at({ "Gill-Simran": "Table 15" })).toEqual([
    "Asha, Table 1",
    "Dev, Table 1",
    "Simran, Table 15",
    "The Gills, Table 15, 1 more person",
  ]);
  // A removed table, and one that is full, count for nothing.
  expect(at({ "Gill-Simran": "Table 9", "Gill-Asha": "-" })).toEqual(inOrder);
});

test("where more are named than come to two tables, each line says how many sit at which", () => {
  const split = {
    tables: [laid("Table 1", [party("Roy", 1, true)]), laid("Table 15", [party("Roy", 1, true)])],
    unseated: [],
  };
  const [first] = seatsByName(rowsOf(split, named("Roy", "Dev", "Élise", "Maya")));
  expect(first).toEqual({ name: "Dev", table: "Table 1, 1 seat · Table 15, 1 seat", note: "2 of 3 come" });
});
