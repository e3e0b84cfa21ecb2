import { withoutSeat, type SeatAssignments } from "#app/plan/schema/seating.schema.ts";

/**
 * Present number of a household's people at their tables: all of them at one table; at several as they were
 * split.
 */
export function distributePeople(people: number, seated: SeatAssignments): SeatAssignments {
  const [first, ...others] = seated;
  if (first === undefined) return [];
  if (others.length === 0) return [{ table: first.table, people }];
  let left = people;
  return seated.flatMap(({ table, people: put }) => {
    const here = Math.min(put, left);
    left -= here;
    return here === 0 ? [] : [{ table, people: here }];
  });
}

export type PartyMove = {
  /** A table's id, or null: unseated people move. */
  from: string | null;
  /** A table's id, or null: they lose their seat. */
  to: string | null;
  people: number;
};

/**
 * Moves some people of a household. They join others of it at the same table.
 * @param places present seats, at existing tables
 * @param all total number of people
 * @returns null where none of them is seated any more
 */
export function moveParty(
  places: SeatAssignments,
  all: number,
  { from, to, people }: PartyMove,
): SeatAssignments | null {
  const counts = new Map(places.map((place) => [place.table, place.people]));
  const add = (table: string, more: number) => counts.set(table, (counts.get(table) ?? 0) + more);
  if (from !== null) add(from, -people);
  if (to !== null) add(to, people);
  const seated = Array.from(counts, ([table, here]) => ({ table, people: here })).filter(
    (place) => place.people > 0,
  );
  if (seated.length === 0) return null;
  const left = all - seated.reduce((sum, place) => sum + place.people, 0);
  return left > 0 ? [...seated, { table: withoutSeat, people: left }] : seated;
}
