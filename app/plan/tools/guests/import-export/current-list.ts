import { useMemo } from "react";
import type { Doc } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { guests, households, invitations } from "#app/plan/guests/guest-tables.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import type { CurrentList } from "#app/plan/tools/guests/import-export/compare-list.ts";
import { useGrid, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";

/** The guest list as it is, for what is compared with it or written from it. */
export function currentList(
  document: Doc,
  names: SideNames,
  events: readonly { id: string; name: string }[],
): CurrentList {
  const ofHousehold = Map.groupBy(viewTable(guests, document).rows(), ({ household }) => household);
  return {
    households: viewTable(households, document).rows(),
    guestsOf: (id) => ofHousehold.get(id) ?? [],
    invitationsOf: viewGrid(invitations, document).row,
    events,
    showSide: (side) => (side === null ? "" : names[side]),
    showTier: (tier) => (tier === null ? "" : tierNames[tier]),
  };
}

/** The same, following what changes meanwhile. */
export function useCurrentList(
  names: SideNames,
  events: readonly { id: string; name: string }[],
): CurrentList {
  const { document } = usePlan();
  const changes = [useRows(households), useRows(guests), useGrid(invitations)];
  return useMemo(
    () => currentList(document, names, events),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads what changed from the document
    [document, names, events, ...changes],
  );
}
