import type { GuestRow } from "#app/plan/schema/guests.schema.ts";
import { withoutSeat } from "#app/plan/schema/seating.schema.ts";

import type { SeatingPlan } from "./seating-plan.ts";

/** Some people of a household who sit at one table, or are unseated: null. */
type Place = { table: string | null; people: number };

/** The saved table of a named guest, or `withoutSeat`. */
export type SavedSeat = (guest: string) => string | undefined;

/**
 * The named guests of each party, by `partyId`. Where a household has more names than people who come,
 * nobody knows who they are, and its parties are left out.
 */
export type NamedParties = ReadonlyMap<string, readonly GuestRow[]>;

/** One id for a household's people at a table, or unseated. */
export const partyId = (household: string, table: string | null): string =>
  `${household}/${table ?? withoutSeat}`;

/** Named people of a household, in their order. */
export const namedPeople = (guests: readonly GuestRow[]): ReadonlyMap<string, GuestRow[]> =>
  Map.groupBy(
    guests.filter(({ name }) => name !== ""),
    ({ household }) => household,
  );

/**
 * Who of a household sits where: everybody at the saved table while it has room for them, the others in the order
 * of the list.
 * @returns guests by table; null where more are named than come
 */
export function assignSeats(
  places: readonly Place[],
  guests: readonly GuestRow[],
  saved: SavedSeat,
): Map<string | null, GuestRow[]> | null {
  if (guests.length > places.reduce((sum, { people }) => sum + people, 0)) return null;
  const free = new Map(places.map(({ table, people }) => [table, people]));
  const seats = new Map<string, string | null>();
  const take = (guest: GuestRow, table: string | null | undefined): boolean => {
    const left = table === undefined ? 0 : (free.get(table) ?? 0);
    if (table === undefined || left === 0) return false;
    free.set(table, left - 1);
    seats.set(guest.id, table);
    return true;
  };
  const wanted = (guest: GuestRow) => {
    const table = saved(guest.id);
    return table === withoutSeat ? null : table;
  };
  const others = guests.filter((guest) => !take(guest, wanted(guest)));
  for (const guest of others) take(guest, places.find(({ table }) => (free.get(table) ?? 0) > 0)?.table);
  return new Map(places.map(({ table }) => [table, guests.filter((guest) => seats.get(guest.id) === table)]));
}

/** The named guests at each table of an event, and those without a seat. */
export function namedParties(
  { tables, unseated }: SeatingPlan,
  guests: readonly GuestRow[],
  saved: SavedSeat,
): NamedParties {
  const named = namedPeople(guests);
  const parties = [
    ...tables.flatMap(({ table, parties: here }) =>
      here.map(({ household, people }) => ({ household: household.id, table: table.id, people })),
    ),
    ...unseated.map(({ household, people }) => ({ household: household.id, table: null, people })),
  ];
  const ofHousehold = Map.groupBy(parties, ({ household }) => household);
  return new Map(
    Array.from(ofHousehold, ([household, places]) =>
      Array.from(
        assignSeats(places, named.get(household) ?? [], saved) ?? [],
        ([table, here]): [string, GuestRow[]] => [partyId(household, table), here],
      ),
    ).flat(),
  );
}

/**
 * Who moves with some people of a party: whoever was chosen, then people without a name, then the last of the list.
 * @param here named guests of the party
 * @param party number of all its people
 */
export function guestsWhoMove(
  here: readonly GuestRow[],
  party: number,
  moving: number,
  chosen: readonly string[],
): readonly string[] {
  const ids = here.map(({ id }) => id);
  const first = ids.filter((id) => chosen.includes(id)).slice(0, moving);
  const others = ids.filter((id) => !first.includes(id));
  const more = Math.max(0, moving - first.length - (party - ids.length));
  return [...first, ...others.slice(others.length - more)];
}
