import { findIndexSS, getState, Item, type Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { deletions } from "#app/plan/schema/deletions.schema.ts";
import { editors } from "#app/plan/schema/editors.schema.ts";

import type { SeenChanges } from "./seen-changes.ts";

/** A row of a table, or of a grid, in which somebody else wrote something that still stands. */
export type ForeignChange = {
  /** Name of the table or grid. */
  table: string;
  id: string;
  /** '' for a person who gave no name. */
  editor: string;
  /** Fields of a table, columns of a grid; '+' where the row is new. */
  fields: string[];
  /** The name of a row that was removed; its id is that of the line that says so. */
  removed?: string;
};

/** How far a document has come, for the next visit. */
export function currentClocks(document: Doc): Map<number, number> {
  return new Map(
    Array.from(document.store.clients.keys(), (visit) => [visit, getState(document.store, visit)]),
  );
}

/**
 * What others changed since this device last showed it, as far as it still stands; only new values are looked
 * at. What the server writes, such as replies of guests, has no editor and is left out. Of what was removed Yjs does
 * not say by whom: a line in the plan does (delete-and-tell.ts).
 */
export function changesSince(document: Doc, { clocks, own }: SeenChanges): ForeignChange[] {
  if (clocks === null) return [];
  const names = new Map(
    [...planTables, ...planGrids].map(({ name }) => [document.getMap(name), name] as const),
  );
  const byParent = new Map<unknown, string>(names);
  const changes = new Map<string, ForeignChange>();
  for (const [visit, structs] of document.store.clients) {
    const editor = viewTable(editors, document).row(String(visit))?.name;
    const from = clocks.get(visit) ?? 0;
    if (editor === undefined || visit === document.clientID || own.has(visit)) continue;
    if (from >= getState(document.store, visit)) continue;
    for (const struct of structs.slice(findIndexSS(structs, from))) {
      if (!(struct instanceof Item) || struct.deleted || struct.parentSub === null) continue;
      const table = byParent.get(struct.parent);
      if (table === undefined) continue;
      const cut = isGrid(table) ? struct.parentSub.indexOf("/") : struct.parentSub.lastIndexOf("/");
      const [id, field] = [struct.parentSub.slice(0, cut), struct.parentSub.slice(cut + 1)];
      const key = JSON.stringify([editor, table, id]);
      const change = changes.get(key) ?? { table, id, editor, fields: [] };
      change.fields.push(field);
      changes.set(key, change);
    }
  }
  return [...changes.values()].flatMap((change) => {
    if (change.table !== deletions.name) return change;
    const line = viewTable(deletions, document).row(change.id);
    return line === undefined || line.of === null ? [] : { ...change, table: line.of, removed: line.name };
  });
}

const grids = new Set<string>(planGrids.map(({ name }) => name));
const isGrid = (table: string) => grids.has(table);
