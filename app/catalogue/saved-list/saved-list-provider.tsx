import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useSearchParams } from "react-router";

import { readQuery } from "#app/site/url-state/read-query.ts";
import { parseSavedIds, savedListQueryKeys } from "#app/catalogue/directory/saved-ids.ts";
import { mergeHearts, readPlanHearts } from "#app/catalogue/plan-outbox/queue-message.ts";

import { createSavedList, type SavedListStore } from "./saved-list-store.ts";

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
