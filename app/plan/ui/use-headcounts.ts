import { useMemo, useSyncExternalStore } from "react";

import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { weddingHeadcount, headcountOfCounts, type Headcount } from "#app/plan/rules/guests/headcount.ts";
import { zeroInvitationCounts, type InvitationCounts } from "#app/plan/rules/guests/invitation-counts.ts";
import { viewInvitationCounts } from "#app/plan/rules/guests/view-invitation-counts.ts";

/** The headcount of each event, by its id; it follows the guest list. */
export function useHeadcounts(): ReadonlyMap<string, Headcount> {
  const { tallies, planned, isComplete } = useGuestNumbers();
  const held = useRows(events);
  return useMemo(
    () =>
      new Map(
        held.map(({ id, guests }) => [
          id,
          headcountOfCounts(tallies.get(id) ?? zeroInvitationCounts, guests ?? planned, isComplete),
        ]),
      ),
    [tallies, held, planned, isComplete],
  );
}

/** How many people the wedding as a whole has to be ready for; null where unknown. */
export function useWeddingHeadcount(): number | null {
  const { tallies, planned, isComplete } = useGuestNumbers();
  return useMemo(
    () => weddingHeadcount(tallies.values(), planned, isComplete),
    [tallies, planned, isComplete],
  );
}

type GuestNumbers = {
  tallies: ReadonlyMap<string, InvitationCounts>;
  /** The couple's estimate for the wedding. */
  planned: number | null;
  isComplete: boolean;
};

function useGuestNumbers(): GuestNumbers {
  const view = viewInvitationCounts(usePlan().document);
  const tallies = useSyncExternalStore(view.watch, view.tallies);
  const row = useRow(wedding, weddingRowId);
  return { tallies, planned: row?.guests ?? null, isComplete: row?.guestListComplete ?? false };
}
