import type { Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { findPlanToOpen, noteTitle } from "#app/plan/session/device-plans.ts";
import { validDay } from "#app/plan/rules/checklist/wedding-date.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

/** The same key as in site/frame/plan-record.ts, which every page has and which must not load this file. */
const item = "wild-rose-plan";

/**
 * Publishes on the device whether a plan has anything in it, whose wedding it is, and its day, so that every page
 * can name the device's plan, and the list of its plans each of them, without opening one.
 * @param store of the plan on this device
 * @returns how to stop
 */
export function publishPlanRecord(document: Doc, storage: Storage, store: string): () => void {
  const { row } = viewTable(wedding, document);
  let last = "";
  const note = () => {
    const isEmpty = document.store.clients.size === 0;
    const { title = "", date = null } = row(weddingRowId) ?? {};
    const record = isEmpty ? "empty" : (validDay(date) ?? "undated");
    // Most changes of a plan change neither.
    if (last === `${record} ${title}`) return;
    last = `${record} ${title}`;
    noteTitle(storage, store, isEmpty ? null : title);
    // What somebody's link shows is not this device's plan.
    if ((findPlanToOpen(storage)?.store ?? store) === store) write(storage, record);
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
