import { canOpen, type OpenablePart, type PlanLinkKind, type PlanRole } from "./parts-and-roles.ts";

/** A private link to a plan, as its page receives it. */
export type PrivatePlanLink = {
  planId: string;
  key: string;
  role: PlanRole;
  /** Whether the link to view shows phone numbers, addresses, diets, notes and suggestions. */
  viewShowsDetails: boolean;
  /** Keys of the links that may be passed on; a link that may not edit has none. */
  keys: Record<PlanLinkKind, string> | null;
};

/** The document that a link opens as its plan. */
export function partOpenedByLink({
  role,
  viewShowsDetails,
}: Pick<PrivatePlanLink, "role" | "viewShowsDetails">): OpenablePart {
  return canOpen(role, "plan", { viewShowsDetails }) ? "plan" : "outline";
}
