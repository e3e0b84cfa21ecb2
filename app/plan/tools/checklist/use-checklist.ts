import { useEffect, useMemo } from "react";

import { putRow } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import { checklistOf, checklistStartDate } from "#app/plan/rules/checklist/checklist-rows.ts";
import { checklistStartRowId, checklistStarts, tasks } from "#app/plan/schema/checklist.schema.ts";
import { useToday } from "#app/plan/ui/use-today.ts";
import { weddingDate } from "#app/plan/rules/checklist/wedding-date.ts";

/** Not a person's change: undo leaves it alone. */
const spreadByItself = Symbol("spread by itself");

/** Today's checklist of the open plan. */
export function useChecklist() {
  const today = useToday();
  const planned = useRow(wedding, weddingRowId);
  const held = useSortedEvents();
  const kept = useRows(tasks);
  const spread = useRow(checklistStarts, checklistStartRowId);
  const listed = useMemo(
    () => checklistOf({ wedding: planned, events: held, spread }, today),
    [planned, held, spread, today],
  );
  const rows = useMemo(() => listed(kept), [listed, kept]);
  const time = useMemo(() => weddingDate(planned, today), [planned, today]);
  return {
    rows,
    today,
    time,
    since: time === null ? today : checklistStartDate(spread, time, today),
    events: held,
    title: planned?.title ?? "",
  };
}

/** Records from which day the list was spread for this wedding day, so that a task can become late. */
export function useSavedChecklistStart(said: string | undefined, today: string): void {
  const { document } = usePlan();
  const mayEdit = useCanEdit();
  const spreadFor = useRow(checklistStarts, checklistStartRowId)?.wedding;
  useEffect(() => {
    if (!mayEdit || said === undefined || spreadFor === said) return;
    document.transact(
      () => putRow(checklistStarts, document, checklistStartRowId, { since: today, wedding: said }),
      spreadByItself,
    );
  }, [document, mayEdit, said, spreadFor, today]);
}
