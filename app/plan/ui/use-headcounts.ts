import { useMemo, useSyncExternalStore } from "react";

import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { weddingHeadcount, headcountOfCounts, type Headcount } from "#app/plan/rules/guests/headcount.ts";
import { zeroInvitationCounts, type InvitationCounts } from "#app/plan/rules/guests/invitation-counts.ts";
import { viewInvitationCounts } from "#app/plan/rules/guests/view-invitation-counts.ts";

/** The headcount of each event, by its id; it follows the guest list. */
export function useHeadcounts(): ReadonlyMap<string, Headcount> {
  const { counts, planned, isComplete } = useGuestNumbers();
  const held = useRows(events);
  return useMemo(
    () =>
      new Map(
        held.map(({ id, guests }) => [
          id,
          headcountOfCounts(counts.get(id) ?? zeroInvitationCounts, guests ?? planned, isComplete),
        ]),
      ),
    [counts, held, planned, isComplete],
  );
}

/** How many people the wedding as a whole has to be ready for; null where unknown. */
export function useWeddingHeadcount(): number | null {
  const { counts, planned, isComplete } = useGuestNumbers();
  return useMemo(() => weddingHeadcount(counts.values(), planned, isComplete), [counts, planned, isComplete]);
}

type GuestNumbers = {
  counts: ReadonlyMap<string, InvitationCounts>;
  /** The couple's estimate for the wedding. */
  planned: number | null;
  isComplete: boolean;
};

function useGuestNumbers(): GuestNumbers {
  const view = viewInvitationCounts(usePlan().document);
  const counts = useSyncExternalStore(view.watch, view.counts);
  const row = useRow(wedding, weddingRowId);
  return { counts, planned: row?.guests ?? null, isComplete: row?.guestListComplete ?? false };
}
