import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";

import { longestSavedList, parseSavedIds } from "#app/directory/directory-query.ts";
import {
  followHearts,
  heartsOfPlan,
  tellThePlan,
  type NewsForThePlan,
} from "#app/plan/shortlist/tell-the-plan.ts";

type SavedList = {
  /** Ids of the saved listings, in the order in which they were saved. */
  ids: readonly number[];
  has: (id: number) => boolean;
  /** Saves a listing or takes it off the list. */
  setSaved: (id: number, isSaved: boolean) => void;
  /** Tells the plan of this device, where there is one, what else happens with listings. */
  tell: (news: NewsForThePlan) => void;
};

const SavedListContext = createContext<SavedList | null>(null);

/**
 * The couple's saved vendors and venues. They live in memory across the pages of one visit and are
 * gone with a reload, unless the address has them (`?saved=3,17`). Where this device has a plan, its
 * shortlist keeps what is saved and forgets what is taken off, and what is on it counts as saved.
 */
export function SavedListProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const [ids, setIds] = useState<readonly number[]>(() =>
    parseSavedIds(parameters.getAll("saved").join(",")),
  );
  useEffect(() => {
    let known: readonly number[] = [];
    const follow = () => {
      const [was, is] = [known, heartsOfPlan()];
      known = is;
      setIds((before) => followHearts(before, was, is));
    };
    follow();
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  const savedList: SavedList = {
    ids,
    has: (id) => ids.includes(id),
    setSaved: (id, isSaved) => {
      // The plan may have said the same meanwhile.
      setIds((before) => (before.includes(id) === isSaved ? before : toggleSaved(before, id)));
      tellThePlan({ kind: "heart", ids: [id], isSaved });
    },
    tell: tellThePlan,
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
 * The list with the listing added at its end, or without it if it was there. Of a list that is full
 * the oldest goes, so that a shared address never holds less than the page.
 */
export function toggleSaved(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((saved) => saved !== id) : [...ids, id].slice(-longestSavedList);
}
