import type { Seated } from "#app/plan/schema/seating.schema.ts";

/** In place of a table: those of a household that is split who have no seat yet. */
const noTable = "-";

/**
 * As many of a household as there are now, on the tables at which they were put: at one table all of them,
 * at several as they were split.
 */
export function shareOut(people: number, seated: Seated): Seated {
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

export type Move = {
  /** A table's id, or null: those without a seat move. */
  from: string | null;
  /** A table's id, or null: they lose their seat. */
  to: string | null;
  people: number;
};

/**
 * Moves some of a household. Who meets others of it at a table sits with them.
 * @param places where they sit now, at tables that are there
 * @param all how many they are
 * @returns null where nobody of them sits anywhere any more
 */
export function moveParty(places: Seated, all: number, { from, to, people }: Move): Seated | null {
  const counts = new Map(places.map((place) => [place.table, place.people]));
  const add = (table: string, more: number) => counts.set(table, (counts.get(table) ?? 0) + more);
  if (from !== null) add(from, -people);
  if (to !== null) add(to, people);
  const seated = Array.from(counts, ([table, here]) => ({ table, people: here })).filter(
    (place) => place.people > 0,
  );
  if (seated.length === 0) return null;
  const left = all - seated.reduce((sum, place) => sum + place.people, 0);
  return left > 0 ? [...seated, { table: noTable, people: left }] : seated;
}
