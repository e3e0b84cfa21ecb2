import type { Doc } from "yjs";

import { pairId, type GuestRow, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";

import { findDuplicates, type DuplicateHouseholds } from "./find-duplicates.ts";

type ComparedRows = {
  households: readonly HouseholdRow[];
  guests: readonly GuestRow[];
  /** Pairs that the couple told apart, by their id. */
  distinct: readonly { id: string }[];
};

const latest = new WeakMap<Doc, { rows: ComparedRows; found: readonly DuplicateHouseholds[] }>();

/**
 * Probable duplicates of a plan. In a list of thousands they take a while: they are found once for the rows as
 * they are, however often the guest list is opened.
 */
export function duplicatesOfPlan(document: Doc, rows: ComparedRows): readonly DuplicateHouseholds[] {
  const known = latest.get(document);
  if (known !== undefined && isSame(known.rows, rows)) return known.found;
  const named = Map.groupBy(rows.guests, ({ household }) => household);
  const distinct = new Set(rows.distinct.map(({ id }) => id));
  const found = findDuplicates(
    rows.households.map(({ id, name, email, phone }) => ({
      id,
      name,
      email,
      phone,
      people: (named.get(id) ?? []).map((guest) => guest.name),
    })),
    (one, other) => distinct.has(pairId(one, other)),
  );
  latest.set(document, { rows, found });
  return found;
}

/** The rows of a table are the same array until one of them changes. */
const isSame = (one: ComparedRows, other: ComparedRows) =>
  one.households === other.households && one.guests === other.guests && one.distinct === other.distinct;
