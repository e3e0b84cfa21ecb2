import type { Doc } from "yjs";
import type { z } from "zod";

import { localOrigin, putRow, viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { contentTables, planGrids } from "#app/plan/schema/all-tables.ts";

const allTables: readonly PlanTable<z.ZodObject>[] = contentTables;

/** Entries of a plan that say something else than its backup. */
export type ChangedEntries = {
  count: number;
  /** Writes them as the backup has them, as one undo step. */
  changeBack: () => void;
};

/** What was changed since a backup, apart from what was added and removed. */
export function findChangedSince(document: Doc, backup: Doc): ChangedEntries {
  const writes: (() => void)[] = [];
  for (const table of allTables) {
    const { row } = viewTable(table, document);
    for (const then of viewTable(table, backup).rows()) {
      const now = row(then.id);
      if (now === undefined) continue;
      const changed = Object.entries(then).filter(
        ([field, value]) => !isSame(Reflect.get(now, field), value),
      );
      if (changed.length > 0)
        writes.push(() => putRow(table, document, then.id, Object.fromEntries(changed)));
    }
  }
  for (const { name, cell } of planGrids) {
    const cells = document.getMap(name);
    for (const [key, packed] of backup.getMap(name))
      if (cells.has(key) && cells.get(key) !== packed && cell.safeParse(packed).success)
        writes.push(() => void cells.set(key, packed));
  }
  return {
    count: writes.length,
    changeBack: () => {
      document.transact(() => {
        for (const write of writes) write();
      }, localOrigin);
    },
  };
}

/** Fields are texts, numbers, booleans, null, and lists of texts. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
