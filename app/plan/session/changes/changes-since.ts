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
  /** Whether the row is one that was there before and was removed: its removal was undone. */
  isBroughtBack?: boolean;
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
      if (field === "+" && wasThere(struct, clocks)) change.isBroughtBack = true;
      changes.set(key, change);
    }
  }
  return withoutAccompanying(document, [...changes.values()]).flatMap((change) => {
    if (change.table !== deletions.name) return change;
    const line = viewTable(deletions, document).row(change.id);
    return line === undefined || line.of === null ? [] : { ...change, table: line.of, removed: line.name };
  });
}

/**
 * Whether a register that is new had a value when this device looked last: Yjs keeps the place of a deleted one. What
 * was added and taken away since was never there for this device.
 */
function wasThere({ left }: Item, clocks: ReadonlyMap<number, number>): boolean {
  for (let former = left; former !== null; former = former.left)
    if (former.id.clock < (clocks.get(former.id.client) ?? 0)) return true;
  return false;
}

const keyOf = (editor: string, id: string) => JSON.stringify([editor, id]);

/** Leaves out what came back along with another row: the guests, payments and invitations of a household, say. */
function withoutAccompanying(document: Doc, changes: readonly ForeignChange[]): ForeignChange[] {
  const back = new Set(
    changes.flatMap(({ editor, id, isBroughtBack }) => (isBroughtBack === true ? [keyOf(editor, id)] : [])),
  );
  if (back.size === 0) return [...changes];
  return changes.flatMap((change) => {
    const { table, id, editor, isBroughtBack } = change;
    const isBack = (named: string) => back.has(keyOf(editor, named));
    if (isGrid(table)) {
      const fields = isBack(id) ? [] : change.fields.filter((column) => !isBack(column));
      return fields.length === 0 ? [] : { ...change, fields };
    }
    const registers = document.getMap(table);
    const belongsToOther = change.fields.some((field) => {
      const value = registers.get(`${id}/${field}`);
      return typeof value === "string" && isBack(value);
    });
    return isBroughtBack === true && belongsToOther ? [] : change;
  });
}

const grids = new Set<string>(planGrids.map(({ name }) => name));
const isGrid = (table: string) => grids.has(table);
