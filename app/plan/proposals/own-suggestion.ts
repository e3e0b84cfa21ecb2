import type { PlanRole } from "#app/plan/plan-part.ts";

import { authorOf } from "#app/plan/document/author-id.ts";

type Writer = {
  role: PlanRole;
  /** Of a device that suggests; null of every other. */
  authorId: string | null;
};

/** Whether a device made a suggestion by its link, and may change it: the server lets it change no other. */
export function isOwnSuggestion(id: string, { role, authorId }: Writer): boolean {
  return role === "propose" && authorId !== null && authorOf(id) === authorId;
}
