import type { Row } from "#app/plan/document/plan-table.ts";
import type { guests as guestTable } from "#app/plan/guests/guest-tables.ts";

import { compareNames, type Party, type SeatedEvent } from "#app/plan/seating/seated-event.ts";

type Guest = Row<(typeof guestTable)["shape"]>;

/** Those of a household who sit at one table, as a line of a list or of a file. */
export type SeatingRow = {
  /** Empty for those who have no seat yet. */
  table: string;
  household: string;
  people: number;
  /** Who of the household is known by name; where only some of them come or sit here, nobody knows which. */
  names: string[];
  /** What stands beside the names where they are not all, or more than sit here. */
  note: string;
};

/** Who sits at each table of an event, table by table, those without a seat last. */
export function seatingRows({ tables, unseated }: SeatedEvent, guests: readonly Guest[]): SeatingRow[] {
  const ofHousehold = Map.groupBy(guests, ({ household }) => household);
  const rowOf = (table: string, { household, people, isSplit }: Party): SeatingRow => {
    const names = (ofHousehold.get(household.id) ?? []).map(({ name }) => name).filter((name) => name !== "");
    return { table, household: household.name, people, names, note: noteOf(people, names.length, isSplit) };
  };
  return [
    ...tables.flatMap(({ table, parties }) => parties.map((party) => rowOf(table.name, party))),
    ...unseated.map((party) => rowOf("", party)),
  ];
}

function noteOf(people: number, named: number, isSplit: boolean): string {
  if (named > people) return `${people} of them ${isSplit ? "here" : "come"}`;
  return named > 0 && named < people ? `and ${people - named} more` : "";
}

/** Where somebody sits, for the list at the door. */
export type SeatByName = { name: string; table: string; note: string };

/** Everybody by name, in the order of the alphabet; who has no name here stands under the household's. */
export function seatsByName(rows: readonly SeatingRow[]): SeatByName[] {
  const ofHousehold = Map.groupBy(rows, ({ household, names }) => `${household}/${names.join("/")}`);
  return Array.from(ofHousehold.values(), seatsOfHousehold)
    .flat()
    .toSorted((a, b) => compareNames.compare(a.name, b.name));
}

function seatsOfHousehold(rows: readonly SeatingRow[]): SeatByName[] {
  const table = rows.map((row) => (row.table === "" ? "no seat yet" : row.table)).join(" or ");
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  const [first] = rows;
  if (first === undefined) return [];
  const note = first.names.length > people ? `${people} of ${first.names.length} come` : "";
  const seats = first.names.map((name) => ({ name, table, note }));
  const others = people - first.names.length;
  if (others <= 0) return seats;
  const rest = others === 1 ? "1 person" : `${others} people`;
  return [...seats, { name: first.household, table, note: first.names.length === 0 ? rest : `${rest} more` }];
}
