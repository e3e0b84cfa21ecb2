import type { PlanLink, PlanRole } from "#app/plan/plan-part.ts";

/** A private link to a plan, as its page knows it. */
export type LinkToPlan = {
  planId: string;
  key: string;
  role: PlanRole;
  /** Keys of the links that may be passed on; whoever may not edit has none to give. */
  keys: Record<PlanLink, string> | null;
};
