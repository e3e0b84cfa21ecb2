import type { Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";

import { isListing } from "./shortlist-rules.ts";
import { shortlist } from "./shortlist-tables.ts";

/** The same as in tell-the-plan.ts, which every page has: it may not bring this file along. */
const item = "wild-rose-hearts";

/**
 * Notes on the device which listings a plan has on its shortlist, now and whenever it changes, so that
 * their hearts are full on every page without the plan being opened.
 * @returns how to stop
 */
export function noteHearts(plan: Doc, storage: Storage): () => void {
  const view = viewTable(shortlist, plan);
  const note = () => {
    const hearts = view.rows().filter(({ id, unhearted }) => isListing(id) && !unhearted);
    write(storage, hearts.map(({ id }) => id).join(","));
  };
  note();
  return view.watch(note);
}

/** No heart is that of a plan any more, because the device forgets it. */
export function forgetHearts(storage: Storage): void {
  write(storage, "");
}

function write(storage: Storage, ids: string): void {
  if ((storage.getItem(item) ?? "") === ids) return;
  storage.setItem(item, ids);
  // The browser tells the other windows alone.
  window.dispatchEvent(new Event("storage"));
}
