import type { Attendees, InvitationCell } from "#app/plan/schema/guests.schema.ts";

import type { InvitationCounts } from "./invitation-counts.ts";

/** A household's invitation to an event, and its answer. */
export type Answer = InvitationCell & {
  /** Ids of guests who were added after the answer, and for whom nobody has answered; absent where there are none. */
  open?: readonly string[];
};

/**
 * For which guests an answer says nothing yet. Of devices that edited at once one may say more than the other:
 * whoever is named as coming has an answer, and no more are open than the invitation leaves.
 * @param said whom the household named of those who come
 * @param added ids of its guests who were added after the answer
 */
export function openGuests(
  { invited, coming }: InvitationCell,
  said: Attendees | undefined,
  added: readonly string[],
): string[] {
  if (coming === null) return [];
  const named = new Set(said?.length === coming ? said.map(({ guest }) => guest) : []);
  return added.filter((id) => !named.has(id)).slice(0, Math.max(0, invited - coming));
}

/** An answer, counted in people: the one place that tells who declined from who has not answered. */
export function countAnswer({ invited, coming, open = [] }: Answer): InvitationCounts {
  if (coming === null) return { invited, coming: 0, declined: 0, waiting: invited };
  const declined = Math.max(0, invited - coming - open.length);
  return { invited, coming, declined, waiting: open.length };
}

/** How many people of a household to expect: those who come, and those for whom nobody has answered. */
export function expectedPeople(answer: Answer | undefined): number {
  if (answer === undefined) return 0;
  const { coming, waiting } = countAnswer(answer);
  return coming + waiting;
}
