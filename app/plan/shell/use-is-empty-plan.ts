import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { events, wedding } from "#app/plan/schema/wedding.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

/** Whether nothing was planned yet. Saved vendors alone do not make a plan: hearts bring them in. */
export function useIsEmptyPlan(): boolean {
  const begun = [
    useRows(wedding).length,
    useRows(events).length,
    useRows(households).length,
    useRows(tasks).length,
    useRows(budgetItems).length,
  ];
  return begun.every((rows) => rows === 0);
}
