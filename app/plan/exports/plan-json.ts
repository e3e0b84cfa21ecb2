import type { Doc } from "yjs";
import { z } from "zod";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { isRowId, localOrigin, putRow, viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { contentTables, planGrids } from "#app/plan/schema/all-tables.ts";

/** The file's format name; docs/plan-file.md describes it. */
const format = "wild-rose-plan";

const allTables: readonly PlanTable<z.ZodObject>[] = contentTables;

const planFile = z.object({
  format: z.literal(format),
  version: z.literal(1),
  savedAt: z.iso.datetime(),
  tables: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
  grids: z.record(z.string(), z.record(z.string(), z.string())),
});

/** The whole plan as one JSON file for people and programs. */
export function writePlanJson(document: Doc, now: Date): string {
  const tables = allTables.map((table) => {
    const rows = viewTable(table, document).rows();
    return [table.name, Object.fromEntries(rows.map(({ id, ...fields }) => [id, fields]))];
  });
  const grids = planGrids.map(({ name, cell }) => {
    const packed = [...document.getMap(name).entries()].filter(([, value]) => cell.safeParse(value).success);
    return [name, Object.fromEntries(packed.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
  });
  const file: z.input<typeof planFile> = {
    format,
    version: 1,
    savedAt: now.toISOString(),
    tables: Object.fromEntries(tables),
    grids: Object.fromEntries(grids),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/**
 * Imports such a file into a plan, as one undo step. Rows that only the plan has stay; tables, fields and
 * values that are unknown or invalid are skipped.
 * @returns how many rows and cells it contained; null when it is not such a file, and nothing is changed
 */
export function readPlanJson(document: Doc, text: string): number | null {
  const read = planFile.safeParse(parse(text));
  if (!read.success) return null;
  const { tables, grids } = read.data;
  let said = 0;
  document.transact(() => {
    for (const table of allTables)
      for (const [id, fields] of Object.entries(tables[table.name] ?? {})) {
        if (!isId(id)) continue;
        putRow(table, document, id, readableFields(table, fields));
        said += 1;
      }
    for (const grid of planGrids)
      for (const [key, packed] of Object.entries(grids[grid.name] ?? {})) {
        const [row = "", column = "", ...more] = key.split("/");
        if (!isId(row) || !isId(column) || more.length > 0 || !grid.cell.safeParse(packed).success) continue;
        putCell(grid, document, row, column, packed);
        said += 1;
      }
  }, localOrigin);
  return said;
}

/** What a file says of a row, less what cannot be read: that stays in the plan as it is. */
function readableFields({ shape }: PlanTable<z.ZodObject>, fields: Record<string, unknown>) {
  const read = Object.entries(shape.shape).flatMap(([field, schema]) => {
    if (!Object.hasOwn(fields, field)) return [];
    const value = z.safeParse(withoutFallback(schema), fields[field]);
    return value.success && !isEmptied(fields[field], value.data) ? [[field, value.data] as const] : [];
  });
  return Object.fromEntries(read);
}

/** A field of a plan that cannot be read has a value all the same; one of a file has none. */
const withoutFallback = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodCatch ? schema.unwrap() : schema;

/** Whether nothing in a list was understood. */
const isEmptied = (given: unknown, read: unknown) =>
  Array.isArray(given) && given.length > 0 && Array.isArray(read) && read.length === 0;

/** Ids come before a slash in the registers of a plan. */
const isId = (id: string) => isRowId(id) && !id.includes("/");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
