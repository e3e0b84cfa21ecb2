import type { Doc } from "yjs";

import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { fixedBy, renewedOrder, type OrderedEvent } from "#app/plan/rules/schedule/usual-order.ts";
import { events, wedding, weddingRowId, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

import type { NewEvent } from "./wedding-events.ts";

/**
 * Adds events with what their kind knows of the day: whose hour is fixed, and what each waits for. Call it
 * within one transaction.
 * @param kinds traditions of the wedding
 */
export function addEvents(document: Doc, added: readonly NewEvent[], kinds: readonly TraditionId[]): void {
  const before = viewTable(events, document).rows();
  const rows = new Map<string, OrderedEvent>(before.map((event) => [event.id, event]));
  for (const { id, ...event } of added) {
    const known = rows.get(id);
    const why = known === undefined ? fixedBy(event.kind) : null;
    putRow(events, document, id, why === null ? event : { ...event, fixed: true, fixedWhy: why });
    rows.set(id, { id, ...event, afterEntry: known?.afterEntry ?? "" });
  }
  putEventOrder(document, renewedOrder(before, [...rows.values()], kinds));
}

/** Removes an event; what waited for it as usual waits for what came before it. */
export function removeEvent(document: Doc, id: string): void {
  const before = viewTable(events, document).rows();
  removeRow(events, document, id);
  renewOrder(
    document,
    before,
    before.filter((event) => event.id !== id),
  );
}

/**
 * Once events were removed or are on other days: what waited as usual waits for what comes before it now.
 * @param before events as they were
 * @param after events as they are
 */
export function renewOrder(document: Doc, before: readonly EventRow[], after: readonly EventRow[]): void {
  const kinds = viewTable(wedding, document).row(weddingRowId)?.kinds ?? [];
  putEventOrder(document, renewedOrder(before, after, kinds));
}

/** @param changes new values of `afterEntry` by id */
export function putEventOrder(document: Doc, changes: ReadonlyMap<string, EventRow["afterEntry"]>): void {
  for (const [id, afterEntry] of changes) putRow(events, document, id, { afterEntry });
}
