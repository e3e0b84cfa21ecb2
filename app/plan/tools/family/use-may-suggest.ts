import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";

/** Whether this device's link suggests, and what it suggests reaches the couple. */
export function useMaySuggest(): boolean {
  const { role } = usePlan().here;
  return useCutOff() === null && role === "propose";
}
