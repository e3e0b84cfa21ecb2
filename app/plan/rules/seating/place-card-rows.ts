import { compareNames } from "#app/plan/rules/guests/household-order.ts";

import { describePlaces, type SeatingRow } from "./seating-rows.ts";

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
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  if (names.length > people) {
    const note = `${people} of ${names.length} come`;
    return names.map((name) => ({ name, table: describePlaces(rows), note, under: name }));
  }
  const cards = rows.flatMap((row) => [
    ...row.names.map((name): SortedCard => ({ name, table: row.table, note: "", under: name })),
    ...Array.from({ length: row.people - row.names.length }, () => guestOf(row.table)),
  ]);
  // Where nobody has a name, the household's own is most often its first person's.
  const isNamed = household === "" || rows.some((row) => row.names.length > 0);
  return isNamed ? cards : cards.map((card, at) => (at === 0 ? { ...card, name: household } : card));
}
