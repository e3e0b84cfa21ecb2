import type { PlanRole } from "#app/plan/document/parts-and-roles.ts";

/** Names of the roles of links. The server determines the role: a person's name is only typed text. */
export const roleNames: Record<PlanRole, string> = {
  edit: "can edit",
  propose: "can suggest",
  view: "can view",
};
