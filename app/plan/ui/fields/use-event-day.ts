import { useRef } from "react";

import { localOrigin, viewTable } from "#app/plan/document/plan-table.ts";
import { renewOrder } from "#app/plan/rules/change-events.ts";
import { events, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { usePlan, useRowMutations } from "#app/plan/session/plan-provider.tsx";

/**
 * Writes the day of an event while it is typed. What waits as usual follows when the field is left: a half-typed day
 * is another valid day, on which the event would wait for nothing.
 */
export function useEventDay(id: string): { write: (date: string | null) => void; onLeave: () => void } {
  const { document } = usePlan();
  const { put } = useRowMutations(events);
  const before = useRef<readonly EventRow[] | null>(null);
  return {
    write: (date) => {
      before.current ??= viewTable(events, document).rows();
      put(id, { date });
    },
    onLeave: () => {
      const rows = before.current;
      before.current = null;
      if (rows === null) return;
      document.transact(() => renewOrder(document, rows, viewTable(events, document).rows()), localOrigin);
    },
  };
}
