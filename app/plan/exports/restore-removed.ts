import type { Doc } from "yjs";
import type { z } from "zod";

import { localOrigin, putRow, viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { contentTables, planGrids } from "#app/plan/schema/all-tables.ts";

const allTables: readonly PlanTable<z.ZodObject>[] = contentTables;

/**
 * Brings back what a backup has and the plan has no more, as one undo step. Merging alone does not: what was removed
 * stays removed.
 */
export function restoreRemoved(document: Doc, backup: Doc): void {
  document.transact(() => {
    for (const table of allTables) {
      const { row } = viewTable(table, document);
      for (const { id, ...fields } of viewTable(table, backup).rows())
        if (row(id) === undefined) putRow(table, document, id, fields);
    }
    for (const { name, cell } of planGrids) {
      const cells = document.getMap(name);
      for (const [key, packed] of backup.getMap(name))
        if (!cells.has(key) && cell.safeParse(packed).success) cells.set(key, packed);
    }
  }, localOrigin);
}
