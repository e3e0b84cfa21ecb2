import type { Doc } from "yjs";

import { usualGuests } from "#content/plan/usual-guests.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";
import { guestsAt } from "#app/plan/rules/seating/guests-at.ts";
import { mainDinner } from "#app/plan/rules/seating/main-dinner.ts";
import { writeSuggestedTables } from "#app/plan/rules/seating/suggested-tables.ts";

/**
 * Enough tables for the guests of the largest dinner; while their number is unknown, for as many as a wedding of
 * this kind usually has (the tool says so).
 */
export function writeStartingTables(
  document: Doc,
  planned: readonly { id: string; kind: string; guests: number | null }[],
  kinds: readonly TraditionId[],
): void {
  const event = mainDinner(planned);
  if (event === undefined) return;
  const usual = Math.max(...kinds.map((kind) => usualGuests[kind]));
  writeSuggestedTables(document, event.id, guestsAt(event, usual), []);
}
