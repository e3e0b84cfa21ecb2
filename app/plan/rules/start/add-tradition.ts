import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { addEvents } from "#app/plan/rules/change-events.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { combinableKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";

import { writeStartingMoments } from "./starting-moments.ts";

/**
 * Adds the usual events of a tradition beside what is planned, each with its usual order of the day, as a plan that
 * starts with it has them. Call it within one transaction: then it is one step to undo.
 */
export function addTradition(document: Doc, kind: TraditionId): void {
  const row = viewTable(wedding, document).row(weddingRowId);
  const combined = combinableKinds.some(({ id }) => id === kind)
    ? [...new Set([...(row?.kinds ?? []), kind])].slice(0, 2)
    : [kind];
  putRow(wedding, document, weddingRowId, { kinds: combined });
  const planned = { date: row?.date ?? null, guests: row?.guests ?? null };
  const known = new Set(
    viewTable(events, document)
      .rows()
      .map(({ id }) => id),
  );
  const usual = defaultEvents(combined.includes(kind) ? combined : kind, planned);
  const added = usual.filter(({ id }) => !known.has(id));
  addEvents(document, added, combined);
  writeStartingMoments(document, added, row?.places ?? []);
}
