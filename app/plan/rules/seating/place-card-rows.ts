import { compareNames } from "#app/plan/rules/guests/household-order.ts";

import type { SeatingRow } from "./seating-rows.ts";

/** What a place card says. */
export type PlaceCard = { name: string; table: string; note: string };

/** A card with the word under which it is sorted: a guest of a household follows its own card. */
type SortedCard = PlaceCard & { under: string };

/** One card for each person who has a seat, alphabetically; people without a name are guests of their household. */
export function placeCards(rows: readonly SeatingRow[]): PlaceCard[] {
  const seated = rows.filter(({ tableId }) => tableId !== null);
  const ofHousehold = Map.groupBy(seated, ({ householdId }) => householdId);
  return Array.from(ofHousehold.values(), cardsOfHousehold)
    .flat()
    .toSorted((a, b) => compareNames.compare(a.under, b.under))
    .map(({ name, table, note }) => ({ name, table, note }));
}

function cardsOfHousehold(rows: readonly SeatingRow[]): SortedCard[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { household, names } = first;
  const guestOf = (table: string): SortedCard => ({
    name: household === "" ? "Guest" : `Guest of ${household}`,
    table,
    note: "",
    under: household,
  });
  // Where nobody has a name, each table is known, and the household's own name is most often its first person's.
  if (names.length === 0)
    return rows
      .flatMap(({ table, people }) => Array.from({ length: people }, () => table))
      .map((table, at) =>
        at === 0 && household !== "" ? { ...guestOf(table), name: household } : guestOf(table),
      );
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  const table = rows.map((row) => row.table).join(" or ");
  const note = names.length > people ? `${people} of ${names.length} come` : "";
  return [
    ...names.map((name) => ({ name, table, note, under: name })),
    ...Array.from({ length: Math.max(0, people - names.length) }, () => guestOf(table)),
  ];
}
