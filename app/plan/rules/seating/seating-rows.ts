import type { GuestRow } from "#app/plan/schema/guests.schema.ts";
import { compareNames } from "#app/plan/rules/guests/household-order.ts";

import { namedPeople, partyId, type NamedParties } from "./named-seats.ts";
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
  /** Named people of the household who sit here; where more are named than come, all of them. */
  names: string[];
  /** The note beside the names where they are not all, or more than sit here. */
  note: string;
};

/**
 * The people at each table of an event, table by table, unseated ones last.
 * @param named who of the guests sits in each party
 */
export function seatingRows(
  { tables, unseated }: SeatingPlan,
  guests: readonly GuestRow[],
  named: NamedParties,
): SeatingRow[] {
  const ofHousehold = namedPeople(guests);
  const rowOf = (
    tableId: string | null,
    table: string,
    { household, people, isSplit }: SeatedParty,
  ): SeatingRow => {
    const here = named.get(partyId(household.id, tableId)) ?? ofHousehold.get(household.id) ?? [];
    const names = here.map(({ name }) => name);
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

/** Where people of a household sit of whom it is unknown which of them come. */
export function describePlaces(places: readonly Pick<SeatingRow, "tableId" | "table" | "people">[]): string {
  const [first, ...others] = places.map((place) => ({
    ...place,
    name: place.tableId === null ? "no seat yet" : place.table,
  }));
  if (first === undefined || others.length === 0) return first?.name ?? "";
  return [first, ...others]
    .map(({ tableId, name, people }) =>
      tableId === null
        ? `${people} without a seat`
        : `${name}, ${people === 1 ? "1 seat" : `${people} seats`}`,
    )
    .join(" · ");
}

function seatsOfHousehold(rows: readonly SeatingRow[]): SeatByName[] {
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  const [first] = rows;
  if (first === undefined) return [];
  if (first.names.length > people) {
    const note = `${people} of ${first.names.length} come`;
    return first.names.map((name) => ({ name, table: describePlaces(rows), note }));
  }
  const isNamed = rows.some(({ names }) => names.length > 0);
  return rows.flatMap((row) => {
    const table = describePlaces([row]);
    const seats = row.names.map((name) => ({ name, table, note: "" }));
    const others = row.people - row.names.length;
    if (others === 0) return seats;
    const more = isNamed ? "more " : "";
    const rest = others === 1 ? `1 ${more}person` : `${others} ${more}people`;
    return [...seats, { name: row.household, table, note: rest }];
  });
}
