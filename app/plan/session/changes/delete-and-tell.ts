import type { Doc, Transaction } from "yjs";

import { newId } from "#app/plan/document/new-id.ts";
import { localOrigin, putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { deletions, maxDeletions, toldTables } from "#app/plan/schema/deletions.schema.ts";

/**
 * Deletes something in one transaction and leaves a line for the others that says what it was, so that undoing the
 * deletion takes the line away too. The oldest lines make room for it.
 * @param name of what is deleted
 */
export function deleteAndTell(
  document: Doc,
  name: string,
  work: (document: Doc) => void,
  now: number = Date.now(),
): void {
  document.transact((transaction) => {
    work(document);
    const of = toldTables.find((table) => lostRow(document, table, transaction));
    if (of === undefined) return;
    const lines = viewTable(deletions, document)
      .rows()
      .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
    for (const { id } of lines.slice(0, Math.max(0, lines.length + 1 - maxDeletions)))
      removeRow(deletions, document, id);
    putRow(deletions, document, newId(), { of, name, at: now });
  }, localOrigin);
}

/** Whether a transaction has removed a row of a table so far. */
function lostRow(document: Doc, table: string, { changed }: Transaction): boolean {
  const registers = document.getMap(table);
  for (const [type, keys] of changed)
    if (Object.is(type, registers))
      return [...keys].some((key) => key !== null && key.endsWith("/+") && !registers.has(key));
  return false;
}
