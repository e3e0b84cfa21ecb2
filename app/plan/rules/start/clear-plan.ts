import type { Doc } from "yjs";

import { localOrigin } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

/**
 * Empties a plan for everyone who has it open, in one step that can be undone. The shortlist stays: its hearts
 * are on the site's pages too.
 */
export function clearPlan(document: Doc): void {
  document.transact(() => {
    for (const { name } of [...planTables, ...planGrids])
      if (name !== shortlist.name) document.getMap(name).clear();
  }, localOrigin);
}
