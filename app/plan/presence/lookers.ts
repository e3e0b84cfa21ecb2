import { z } from "zod";

import { text } from "#app/plan/document/fields-of-tables.ts";
import { planRoles } from "#app/plan/plan-part.ts";

/** Who looks at a plan: what devices tell each other, and nobody keeps. */
const looker = z.object({
  looker: z.object({
    /** As they call themselves, or '' for somebody who would not say. */
    name: text(60),
    /** Id of the tool that is open there. */
    tool: text(20),
    /** What their link allows; the server writes it. */
    role: z.enum(planRoles).catch("view"),
  }),
});

export type Looker = z.infer<typeof looker>["looker"];

/** More of them are not passed on: whoever has a link could pretend to be a crowd. */
export const mostLookers = 100;

/** @returns null for what is no word of somebody who looks */
export function readLooker(state: unknown): Looker | null {
  return looker.safeParse(state).data?.looker ?? null;
}

/**
 * Who else looks, by name.
 * @param states what is heard of each window, by its number
 * @param mine number of this window
 */
export function othersWhoLook(
  states: ReadonlyMap<number, unknown>,
  mine: number,
): (Looker & { id: number })[] {
  return [...states]
    .flatMap(([id, state]) => {
      const read = id === mine ? null : readLooker(state);
      return read === null ? [] : [{ ...read, id }];
    })
    .slice(0, mostLookers)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en-CA") || a.id - b.id);
}
