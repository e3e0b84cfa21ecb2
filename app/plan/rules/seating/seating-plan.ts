import type { GridCells } from "#app/plan/document/plan-grid.ts";
import { compareNames, householdsByName } from "#app/plan/rules/guests/household-order.ts";
import { expectedPeople, type Answer } from "#app/plan/rules/guests/answer.ts";
import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";

import { distributePeople } from "./move-party.ts";
import type { SeatAssignments, SeatingTableRow } from "#app/plan/schema/seating.schema.ts";

/** People of a household who sit together, at a table or still unseated. */
export type SeatedParty = {
  household: HouseholdRow;
  people: number;
  /** Others of the household sit elsewhere, or are unseated. */
  isSplit: boolean;
};

export type TableSeating = {
  table: SeatingTableRow;
  parties: SeatedParty[];
  taken: number;
  /** Free seats; negative where it is over-full. */
  free: number;
};

export type SeatingPlan = { tables: TableSeating[]; unseated: SeatedParty[] };

type Room = {
  event: string;
  tables: readonly SeatingTableRow[];
  households: readonly HouseholdRow[];
  invited: Pick<GridCells<Answer>, "cell">;
  seated: Pick<GridCells<SeatAssignments>, "cell">;
};

/**
 * The seating of an event. A household at one table sits there as a whole, however many of them come in the
 * end; a split one sits as it was split, and the rest is unseated. So is everybody from a removed table.
 */
export function seatingPlanOf({ event, tables, households, invited, seated }: Room): SeatingPlan {
  const laid = tables
    .filter((table) => table.event === event)
    .toSorted((a, b) => compareNames.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map((table): TableSeating => ({ table, parties: [], taken: 0, free: table.seats ?? 0 }));
  const byId = new Map(laid.map((one) => [one.table.id, one]));
  const unseated: SeatedParty[] = [];
  for (const household of householdsByName(households)) {
    const people = expectedPeople(invited.cell(household.id, event));
    if (people === 0) continue;
    const places = distributePeople(people, seated.cell(household.id, event) ?? []).filter(({ table }) =>
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
