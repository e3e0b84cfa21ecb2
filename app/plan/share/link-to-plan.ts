import { mayOpen, type OpenedPart, type PlanLink, type PlanRole } from "#app/plan/plan-part.ts";

/** A private link to a plan, as its page knows it. */
export type LinkToPlan = {
  planId: string;
  key: string;
  role: PlanRole;
  /** Whether the link to view shows telephone numbers, addresses and notes. */
  viewShowsDetails: boolean;
  /** Keys of the links that may be passed on; whoever may not edit has none to give. */
  keys: Record<PlanLink, string> | null;
};

/** What a link opens as its plan. */
export function partOpenedBy({
  role,
  viewShowsDetails,
}: Pick<LinkToPlan, "role" | "viewShowsDetails">): OpenedPart {
  return mayOpen(role, "plan", { viewShowsDetails }) ? "plan" : "outline";
}
