import { useMemo } from "react";

import { sortEvents } from "#app/plan/rules/wedding-events.ts";
import { events, wedding, weddingRowId, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";

/** The plan's events in chronological order. */
export function useSortedEvents(): readonly EventRow[] {
  const rows = useRows(events);
  const kinds = useRow(wedding, weddingRowId)?.kinds;
  return useMemo(() => sortEvents(rows, kinds ?? []), [rows, kinds]);
}
