import { useMemo } from "react";

import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";
import { guests, households, invitations } from "#app/plan/guests/guest-tables.ts";
import { tierNames, type SideNames } from "#app/plan/guests/guest-words.ts";
import type { CurrentList } from "#app/plan/guests/list-file/compare-list.ts";

/** The guest list as it is, for what is compared with it or written from it. */
export function useCurrentList(
  names: SideNames,
  events: readonly { id: string; name: string }[],
): CurrentList {
  const all = useRows(households);
  const people = useRows(guests);
  const grid = useGrid(invitations);
  return useMemo(() => {
    const ofHousehold = Map.groupBy(people, ({ household }) => household);
    return {
      households: all,
      guestsOf: (id) => ofHousehold.get(id) ?? [],
      invitationsOf: grid.row,
      events,
      showSide: (side) => (side === null ? "" : names[side]),
      showTier: (tier) => (tier === null ? "" : tierNames[tier]),
    };
  }, [all, people, grid, events, names]);
}
