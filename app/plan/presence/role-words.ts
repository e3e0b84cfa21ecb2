import type { PlanRole } from "#app/plan/plan-part.ts";

/** What somebody's link lets them do. The server says which: a name is only what somebody typed. */
export const roleWords: Record<PlanRole, string> = {
  edit: "can edit",
  propose: "can suggest",
  view: "can view",
};
