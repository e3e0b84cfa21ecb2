import type { GuestRow } from "#app/plan/schema/guests.schema.ts";
import { compareNames } from "#app/plan/rules/guests/household-order.ts";

import type { SeatedParty, SeatingPlan } from "./seating-plan.ts";
import { tableName } from "./table-name.ts";

/** People of a household at one table, as a line of a list or of a file. */
export type SeatingRow = {
  /** Null for unseated people. Two tables can have one name. */
  tableId: string | null;
  /** Its name; empty for unseated people. */
  table: string;
  /** Two households can have one name. */
  householdId: string;
  household: string;
  people: number;
  /** Named people of the household; where only some of them come or sit here, it is unknown which. */
  names: string[];
  /** The note beside the names where they are not all, or more than sit here. */
  note: string;
};

/** The people at each table of an event, table by table, unseated ones last. */
export function seatingRows({ tables, unseated }: SeatingPlan, guests: readonly GuestRow[]): SeatingRow[] {
  const ofHousehold = Map.groupBy(guests, ({ household }) => household);
  const rowOf = (
    tableId: string | null,
    table: string,
    { household, people, isSplit }: SeatedParty,
  ): SeatingRow => {
    const names = (ofHousehold.get(household.id) ?? []).map(({ name }) => name).filter((name) => name !== "");
    const note = noteOf(people, names.length, isSplit);
    return { tableId, table, householdId: household.id, household: household.name, people, names, note };
  };
  return [
    ...tables.flatMap(({ table, parties }) =>
      parties.map((party) => rowOf(table.id, tableName(table.name), party)),
    ),
    ...unseated.map((party) => rowOf(null, "", party)),
  ];
}

function noteOf(people: number, named: number, isSplit: boolean): string {
  if (named > people) return `${people} of them ${isSplit ? "here" : "come"}`;
  return named > 0 && named < people ? `and ${people - named} more` : "";
}

/** A person's table, for the list at the door. */
export type SeatByName = { name: string; table: string; note: string };

/** Everybody by name, alphabetically; people without a name are listed under the household's. */
export function seatsByName(rows: readonly SeatingRow[]): SeatByName[] {
  const ofHousehold = Map.groupBy(rows, ({ householdId }) => householdId);
  return Array.from(ofHousehold.values(), seatsOfHousehold)
    .flat()
    .toSorted((a, b) => compareNames.compare(a.name, b.name));
}

function seatsOfHousehold(rows: readonly SeatingRow[]): SeatByName[] {
  const table = rows.map((row) => (row.tableId === null ? "no seat yet" : row.table)).join(" or ");
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  const [first] = rows;
  if (first === undefined) return [];
  const note = first.names.length > people ? `${people} of ${first.names.length} come` : "";
  const seats = first.names.map((name) => ({ name, table, note }));
  const others = people - first.names.length;
  if (others <= 0) return seats;
  const more = first.names.length === 0 ? "" : "more ";
  const rest = others === 1 ? `1 ${more}person` : `${others} ${more}people`;
  return [...seats, { name: first.household, table, note: rest }];
}
