import { useChange } from "#app/plan/session/plan-provider.tsx";
import { useSavedList } from "#app/saved-list/saved-list-provider.tsx";

import { shortlist } from "./shortlist-tables.ts";

/** Takes a business off the shortlist, and off the hearts of this visit. */
export function useRemoveBusiness(): (id: string) => void {
  const { remove } = useChange(shortlist);
  const saved = useSavedList();
  return (id) => {
    remove(id);
    if (saved.has(Number(id))) saved.toggle(Number(id));
  };
}
