import type { PlanRole } from "#app/plan/document/parts-and-roles.ts";

import { authorOf } from "#app/plan/document/author-id.ts";

type Writer = {
  role: PlanRole;
  /** Of a device that suggests; null for all others. */
  authorId: string | null;
};

/**
 * Whether a device made a suggestion by its link, and may change it: the server rejects changes to any other.
 */
export function isOwnSuggestion(id: string, { role, authorId }: Writer): boolean {
  return role === "propose" && authorId !== null && authorOf(id) === authorId;
}
