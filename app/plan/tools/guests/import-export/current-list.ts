import { useMemo } from "react";
import type { Doc } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { attendees, guests, households } from "#app/plan/schema/guests.schema.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { useAnswers } from "#app/plan/ui/use-answers.ts";
import type { CurrentGuestList } from "./compare-list.ts";
import { useGrid, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import type { ListEvent } from "./event-names.ts";

/** The present guest list, for comparing with an import and for an export. */
export function readCurrentList(
  document: Doc,
  names: SideNames,
  events: readonly ListEvent[],
): CurrentGuestList {
  const ofHousehold = Map.groupBy(viewTable(guests, document).rows(), ({ household }) => household);
  return {
    households: viewTable(households, document).rows(),
    guestsOf: (id) => ofHousehold.get(id) ?? [],
    invitationsOf: viewAnswers(document).row,
    attendeesOf: viewGrid(attendees, document).row,
    events,
    showSide: (side) => (side === null ? "" : names[side]),
    showTier: (tier) => (tier === null ? "" : tierNames[tier]),
  };
}

/** The same, reactive. */
export function useCurrentList(names: SideNames, events: readonly ListEvent[]): CurrentGuestList {
  const { document } = usePlan();
  const changes = [useRows(households), useRows(guests), useAnswers(), useGrid(attendees)];
  return useMemo(
    () => readCurrentList(document, names, events),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads what changed from the document
    [document, names, events, ...changes],
  );
}
