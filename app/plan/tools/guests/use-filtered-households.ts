import { useCallback, useDeferredValue, useMemo, useSyncExternalStore } from "react";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { usePlan, useRows } from "#app/plan/session/plan-provider.tsx";

import { filterHouseholds, type GuestFilter } from "./filter-households.ts";
import { guests, households, invitations, type Invitation } from "#app/plan/guests/guest-tables.ts";
import type { Household } from "./merge-household.ts";

const nobody: readonly string[] = [];
const nowhere: ReadonlyMap<string, Invitation> = new Map();

/** The households that a filter leaves, in the order of their names. */
export function useShownHouseholds(filter: GuestFilter): readonly Household[] {
  const all = useRows(households);
  const people = useRows(guests);
  const asked = useDeferredValue(filter);
  const view = viewGrid(invitations, usePlan().document);
  // Only where answers are looked for does a change of one concern the list as a whole.
  const cells = useSyncExternalStore(
    view.watch,
    useCallback(() => (asked.answer === null ? null : view.cells()), [asked.answer, view]),
  );
  return useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { household, name } of people) names.set(household, [...(names.get(household) ?? []), name]);
    return filterHouseholds(all, asked, {
      peopleOf: (id) => names.get(id) ?? nobody,
      invitationsOf: (id) => cells?.row(id) ?? nowhere,
    });
  }, [all, people, asked, cells]);
}
