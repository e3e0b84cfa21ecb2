import type { GridCells } from "#app/plan/document/plan-grid.ts";
import type { Row } from "#app/plan/document/plan-table.ts";
import type { households as householdTable, Invitation } from "#app/plan/guests/guest-tables.ts";

import { shareOut } from "#app/plan/tools/seating/move-party.ts";
import type { Seated, seatingTables } from "#app/plan/schema/seating.schema.ts";

export type SeatingTable = Row<(typeof seatingTables)["shape"]>;
export type Household = Row<(typeof householdTable)["shape"]>;

/** Those of a household who sit together, at a table or not yet at one. */
export type Party = {
  household: Household;
  people: number;
  /** Others of the household sit elsewhere, or nowhere yet. */
  isSplit: boolean;
};

export type LaidTable = {
  table: SeatingTable;
  parties: Party[];
  taken: number;
  /** Seats left; less than none where it is over-full. */
  free: number;
};

export type SeatedEvent = { tables: LaidTable[]; unseated: Party[] };

type Room = {
  event: string;
  tables: readonly SeatingTable[];
  households: readonly Household[];
  invited: Pick<GridCells<Invitation>, "cell">;
  seated: Pick<GridCells<Seated>, "cell">;
};

/**
 * Who sits where at an event. A household that sits at one table sits there whole, however many of them
 * come in the end; one that is split sits as it was split, and who is left over has no seat yet. Who sat
 * at a table that was removed has none either.
 */
export function seatEvent({ event, tables, households, invited, seated }: Room): SeatedEvent {
  const laid = tables
    .filter((table) => table.event === event)
    .toSorted((a, b) => compareNames.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map((table): LaidTable => ({ table, parties: [], taken: 0, free: table.seats ?? 0 }));
  const byId = new Map(laid.map((one) => [one.table.id, one]));
  const unseated: Party[] = [];
  for (const household of households.toSorted((a, b) => compareNames.compare(a.name, b.name))) {
    const people = toSeat(invited.cell(household.id, event));
    if (people === 0) continue;
    const places = shareOut(people, seated.cell(household.id, event) ?? []).filter(({ table }) =>
      byId.has(table),
    );
    const left = people - places.reduce((sum, place) => sum + place.people, 0);
    const isSplit = places.length > 1 || (places.length === 1 && left > 0);
    for (const place of places) {
      const at = byId.get(place.table);
      if (at === undefined) continue;
      at.parties.push({ household, people: place.people, isSplit });
      at.taken += place.people;
      at.free -= place.people;
    }
    if (left > 0) unseated.push({ household, people: left, isSplit });
  }
  return { tables: laid, unseated };
}

/** How many of a household need a seat: who comes, and as long as they have not answered, who is invited. */
export function toSeat(invitation: Invitation | undefined): number {
  return invitation === undefined ? 0 : (invitation.coming ?? invitation.invited);
}

/** 'Table 9' comes before 'Table 10', and Émile beside Emile, in every browser. */
export const compareNames = new Intl.Collator("en-CA", { numeric: true, sensitivity: "base" });
