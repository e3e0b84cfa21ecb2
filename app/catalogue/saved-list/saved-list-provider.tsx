import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";

import { readQuery } from "#app/site/url-state/read-query.ts";
import {
  maxSavedListings,
  parseSavedIds,
  savedListQueryKeys,
} from "#app/catalogue/directory/directory-query.ts";
import {
  mergeHearts,
  readPlanHearts,
  queueForPlan,
  type OutboxMessage,
} from "#app/catalogue/plan-outbox/queue-message.ts";

type SavedList = {
  /** Ids of the saved listings, in the order in which they were saved. */
  ids: readonly number[];
  has: (id: number) => boolean;
  /** Saves a listing or removes it from the list. */
  setSaved: (id: number, isSaved: boolean) => void;
  /** Queues the list as it is now for a plan, which may have to be started first. */
  addToPlan: () => void;
  /** Queues other events about listings for this device's plan, where there is one. */
  tell: (news: OutboxMessage) => void;
};

const SavedListContext = createContext<SavedList | null>(null);

/**
 * The couple's saved vendors and venues. They are held in memory across the pages of one visit and are lost
 * with a reload, unless the URL has them (`?saved=3,17`). Where this device has a plan, its shortlist
 * receives saved listings and drops removed ones, and listings on it count as saved.
 */
export function SavedListProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const [ids, setIds] = useState<readonly number[]>(() =>
    parseSavedIds(readQuery(parameters, savedListQueryKeys).all("saved").join(",")),
  );
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  }, [ids]);
  useEffect(() => {
    let known: readonly number[] = [];
    const follow = () => {
      const [was, is] = [known, readPlanHearts()];
      known = is;
      setIds((before) => mergeHearts(before, was, is));
    };
    follow();
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  const savedList: SavedList = {
    ids,
    has: (id) => ids.includes(id),
    setSaved: (id, isSaved) => {
      // The plan may have made the same change meanwhile.
      setIds((before) => (before.includes(id) === isSaved ? before : toggleSaved(before, id)));
      queueForPlan({ kind: "heart", ids: [id], isSaved });
    },
    addToPlan: () => queueForPlan({ kind: "listings", ids: latest.current, from: "saved-list" }),
    tell: queueForPlan,
  };
  return <SavedListContext value={savedList}>{children}</SavedListContext>;
}

/**
 * The saved list of this visit.
 * @throws Error outside of SavedListProvider
 */
export function useSavedList(): SavedList {
  const savedList = useContext(SavedListContext);
  if (savedList === null) throw new Error("useSavedList must be used within a SavedListProvider");
  return savedList;
}

/**
 * The list with the listing added at its end, or without it if it was there. A full list drops its oldest, so
 * that a shared URL never holds less than the page.
 */
export function toggleSaved(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((saved) => saved !== id) : [...ids, id].slice(-maxSavedListings);
}
