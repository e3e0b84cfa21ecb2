import type { Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { validDay } from "#app/plan/rules/checklist/wedding-date.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

/** The same key as in site/frame/plan-record.ts, which every page has and which must not load this file. */
const item = "wild-rose-plan";

/**
 * Publishes on the device whether the plan that was opened last has anything in it, and its wedding day, so
 * that every page can name it without opening the plan.
 * @returns how to stop
 */
export function publishPlanRecord(document: Doc, storage: Storage): () => void {
  const { row } = viewTable(wedding, document);
  const note = () => {
    if (document.store.clients.size === 0) return write(storage, "empty");
    write(storage, validDay(row(weddingRowId)?.date ?? null) ?? "undated");
  };
  note();
  document.on("update", note);
  return () => document.off("update", note);
}

/** The device forgets the plan. */
export function clearPlanRecord(storage: Storage): void {
  write(storage, "");
}

function write(storage: Storage, record: string): void {
  if ((storage.getItem(item) ?? "") === record) return;
  storage.setItem(item, record);
  // The browser's own event reaches only the other windows.
  window.dispatchEvent(new Event("storage"));
}
