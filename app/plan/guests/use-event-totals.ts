import { useMemo } from "react";

import { budgetItems } from "#app/plan/budget/budget-tables.ts";
import { events } from "#app/plan/document/wedding-tables.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { eventTotals, type EventTotals } from "#app/plan/tools/guests/event-totals.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";

/** What stands at the foot of each event's column, by its id. */
export function useEventTotals(): ReadonlyMap<string, EventTotals> {
  const counts = useHeadcounts();
  const held = useRows(events);
  const items = useRows(budgetItems);
  return useMemo(
    () =>
      new Map(
        held.flatMap((event) => {
          const count = counts.get(event.id);
          return count === undefined ? [] : [[event.id, eventTotals(event, count, items)] as const];
        }),
      ),
    [counts, held, items],
  );
}
