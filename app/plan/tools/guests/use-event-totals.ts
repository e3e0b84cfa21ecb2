import { useMemo } from "react";

import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { eventGuestTotals, type EventGuestTotals } from "./event-totals.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";

/** The totals at the foot of each event's column, by event id. */
export function useEventGuestTotals(): ReadonlyMap<string, EventGuestTotals> {
  const counts = useHeadcounts();
  const held = useRows(events);
  const items = useRows(budgetItems);
  return useMemo(
    () =>
      new Map(
        held.flatMap((event) => {
          const count = counts.get(event.id);
          return count === undefined ? [] : [[event.id, eventGuestTotals(event, count, items)] as const];
        }),
      ),
    [counts, held, items],
  );
}
