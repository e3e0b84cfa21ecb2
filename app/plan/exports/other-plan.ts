import type { Doc } from "yjs";
import type { z } from "zod";

import { localOrigin, putRow, viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { contentTables, planGrids } from "#app/plan/schema/all-tables.ts";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { events, wedding } from "#app/plan/schema/wedding.schema.ts";

const allTables: readonly PlanTable<z.ZodObject>[] = contentTables;
const begunBy: readonly PlanTable<z.ZodObject>[] = [wedding, events, households, tasks, budgetItems];

/**
 * Whether a backup was taken from another plan than the one it is opened in: no session has written in both. A plan
 * with nothing in it yet is nobody's, so any backup is restored there.
 */
export function isOfOtherPlan(document: Doc, backup: Doc): boolean {
  const isBegun = begunBy.some((table) => viewTable(table, document).rows().length > 0);
  return isBegun && [...backup.store.clients.keys()].every((client) => !document.store.clients.has(client));
}

/** Puts another plan in the place of this one, as one undo step. */
export function replacePlan(document: Doc, backup: Doc): void {
  document.transact(() => {
    for (const table of allTables) {
      document.getMap(table.name).clear();
      for (const { id, ...fields } of viewTable(table, backup).rows()) putRow(table, document, id, fields);
    }
    for (const { name, cell } of planGrids) {
      const cells = document.getMap(name);
      cells.clear();
      for (const [key, packed] of backup.getMap(name))
        if (cell.safeParse(packed).success) cells.set(key, packed);
    }
  }, localOrigin);
}
