import { useMemo, useSyncExternalStore } from "react";

import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { guestsOfWedding, headcountOf, type Headcount } from "#app/plan/guests/headcount.ts";
import { noTally, type Tally } from "#app/plan/guests/tally.ts";
import { viewTallies } from "#app/plan/rules/guests/view-invitation-counts.ts";

/** The headcount of each event, by its id; it follows the guest list. */
export function useHeadcounts(): ReadonlyMap<string, Headcount> {
  const { tallies, planned, isComplete } = useGuestNumbers();
  const held = useRows(events);
  return useMemo(
    () =>
      new Map(
        held.map(({ id, guests }) => [
          id,
          headcountOf(tallies.get(id) ?? noTally, guests ?? planned, isComplete),
        ]),
      ),
    [tallies, held, planned, isComplete],
  );
}

/** How many the wedding as a whole has to be ready for; null where nobody said. */
export function useGuestsOfWedding(): number | null {
  const { tallies, planned, isComplete } = useGuestNumbers();
  return useMemo(
    () => guestsOfWedding(tallies.values(), planned, isComplete),
    [tallies, planned, isComplete],
  );
}

type GuestNumbers = {
  tallies: ReadonlyMap<string, Tally>;
  /** The couple's estimate for the wedding. */
  planned: number | null;
  isComplete: boolean;
};

function useGuestNumbers(): GuestNumbers {
  const view = viewTallies(usePlan().document);
  const tallies = useSyncExternalStore(view.watch, view.tallies);
  const row = useRow(wedding, weddingRow);
  return { tallies, planned: row?.guests ?? null, isComplete: row?.guestListComplete ?? false };
}
