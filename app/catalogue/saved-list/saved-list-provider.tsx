import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useSearchParams } from "react-router";

import { readQuery } from "#app/site/url-state/read-query.ts";
import { maxSavedListings, parseSavedIds, savedListQueryKeys } from "#app/catalogue/directory/saved-ids.ts";
import { mergeHearts, readPlanHearts, queueForPlan } from "#app/catalogue/plan-outbox/queue-message.ts";

const SavedListContext = createContext<SavedListStore | null>(null);

/**
 * The couple's saved vendors and venues. They are held in memory across the pages of one visit and are lost
 * with a reload, unless the URL has them (`?saved=3,17`). Where this device has a plan, its shortlist
 * receives saved listings and drops removed ones, and listings on it count as saved.
 */
export function SavedListProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const [store] = useState(() =>
    createSavedList(parseSavedIds(readQuery(parameters, savedListQueryKeys).all("saved").join(","))),
  );
  useEffect(() => {
    let known: readonly number[] = [];
    const follow = () => {
      const [was, is] = [known, readPlanHearts()];
      known = is;
      store.update((ids) => mergeHearts(ids, was, is));
    };
    follow();
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [store]);
  return <SavedListContext value={store}>{children}</SavedListContext>;
}

/**
 * The saved list of this visit, for who changes it or shows a part of it.
 * @throws Error outside of SavedListProvider
 */
export function useSavedListStore(): SavedListStore {
  const store = useContext(SavedListContext);
  if (store === null) throw new Error("useSavedListStore must be used within a SavedListProvider");
  return store;
}

/** Ids of the saved listings, in the order in which they were saved. */
export function useSavedIds(): readonly number[] {
  const { subscribe, ids, firstIds } = useSavedListStore();
  return useSyncExternalStore(subscribe, ids, firstIds);
}

/**
 * The list with the listing added at its end, or without it if it was there. A full list drops its oldest, so
 * that a shared URL never holds less than the page.
 */
export function toggleSaved(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((saved) => saved !== id) : [...ids, id].slice(-maxSavedListings);
}

type SavedListStore = ReturnType<typeof createSavedList>;

/**
 * The list beside React: who shows it follows at once. As state of the provider it would reach sections, too,
 * whose code is not here yet, and React would let all wait for them.
 */
function createSavedList(firstIds: readonly number[]) {
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
