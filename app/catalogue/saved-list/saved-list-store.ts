import { maxSavedListings } from "#app/catalogue/directory/saved-ids.ts";
import { queueForPlan } from "#app/catalogue/plan-outbox/queue-message.ts";

/**
 * The list with the listing added at its end, or without it if it was there. A full list drops its oldest, so
 * that a shared URL never holds less than the page.
 */
export function toggleSaved(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((saved) => saved !== id) : [...ids, id].slice(-maxSavedListings);
}

export type SavedListStore = ReturnType<typeof createSavedList>;

/**
 * The list beside React: who shows it follows at once. As state of the provider it would reach sections, too,
 * whose code is not here yet, and React would let all wait for them.
 */
export function createSavedList(firstIds: readonly number[]) {
  let ids = firstIds;
  const listeners = new Set<() => void>();
  const update = (change: (before: readonly number[]) => readonly number[]) => {
    ids = change(ids);
    for (const listener of listeners) listener();
  };
  return {
    ids: () => ids,
    /** What the server rendered, for sections that hydrate later. */
    firstIds: () => firstIds,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    /** Saves a listing or removes it from the list. */
    setSaved: (id: number, isSaved: boolean) => {
      // The plan may have made the same change meanwhile.
      update((before) => (before.includes(id) === isSaved ? before : toggleSaved(before, id)));
      queueForPlan({ kind: "heart", ids: [id], isSaved });
    },
    /** Queues the list as it is now for a plan, which may have to be started first. */
    addToPlan: () => queueForPlan({ kind: "listings", ids, from: "saved-list" }),
  };
}
