import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { events, wedding } from "#app/plan/schema/wedding.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { useIncoming } from "./arrivals/use-incoming.ts";

/**
 * Whether nothing was planned yet. Saved vendors alone do not make a plan: hearts bring them in. Neither does
 * what other pages added to a plan that was not there yet, until events or guests follow.
 */
export function useIsEmptyPlan(): boolean {
  const hasArrivals = useIncoming().arrivals.length > 0;
  const begun = useRows(events).length + useRows(households).length;
  const details = useRows(wedding).length + useRows(tasks).length + useRows(budgetItems).length;
  return begun === 0 && (details === 0 || hasArrivals);
}
