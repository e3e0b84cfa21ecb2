import type { Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";

import { isListingId } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

/** The same key as in queue-message.ts, which every page has and which must not load this file. */
const item = "wild-rose-hearts";

/**
 * Publishes on the device which listings a plan has on its shortlist, now and after each change, so that
 * their hearts are filled on every page without opening the plan.
 * @param isTaking whether the plan is the one that takes hearts
 * @returns how to stop
 */
export function publishHearts(plan: Doc, storage: Storage, isTaking: () => boolean): () => void {
  const view = viewTable(shortlist, plan);
  const note = () => {
    if (!isTaking()) return;
    const hearts = view.rows().filter(({ id, unhearted }) => isListingId(id) && !unhearted);
    write(storage, hearts.map(({ id }) => id).join(","));
  };
  note();
  return view.watch(note);
}

/** The device forgets the plan, so no heart comes from it any more. */
export function clearHearts(storage: Storage): void {
  write(storage, "");
}

function write(storage: Storage, ids: string): void {
  if ((storage.getItem(item) ?? "") === ids) return;
  storage.setItem(item, ids);
  // The browser's own event reaches only the other windows.
  window.dispatchEvent(new Event("storage"));
}
