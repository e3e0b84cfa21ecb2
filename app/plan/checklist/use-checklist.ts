import { useEffect, useMemo } from "react";

import { putRow } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { useMayEdit, usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { checklistRows, spreadSince } from "#app/plan/rules/checklist/checklist-rows.ts";
import { spreadRow, spreads, tasks } from "./task-tables.ts";
import { useToday } from "#app/plan/tools/checklist/use-today.ts";
import { weddingTime } from "#app/plan/rules/checklist/wedding-date.ts";

/** Not a change that a person made: undo leaves it alone. */
const spreadByItself = Symbol("spread by itself");

/** The checklist of the open plan as it is today. */
export function useChecklist() {
  const today = useToday();
  const planned = useRow(wedding, weddingRow);
  const held = useRows(events);
  const kept = useRows(tasks);
  const spread = useRow(spreads, spreadRow);
  const rows = useMemo(
    () => checklistRows({ wedding: planned, events: held, tasks: kept, spread }, today),
    [planned, held, kept, spread, today],
  );
  const time = weddingTime(planned, today);
  return {
    rows,
    today,
    time,
    since: time === null ? today : spreadSince(spread, time, today),
    events: inOrder(held),
    title: planned?.title ?? "",
  };
}

/** Remembers from which day on the list was spread for this wedding day, so that a task can become late. */
export function useKeptSpread(said: string | undefined, today: string): void {
  const { document } = usePlan();
  const mayEdit = useMayEdit();
  const spreadFor = useRow(spreads, spreadRow)?.wedding;
  useEffect(() => {
    if (!mayEdit || said === undefined || spreadFor === said) return;
    document.transact(
      () => putRow(spreads, document, spreadRow, { since: today, wedding: said }),
      spreadByItself,
    );
  }, [document, mayEdit, said, spreadFor, today]);
}
