import type { SentInvitation } from "#app/plan/schema/rsvp.schema.ts";

import type { InvitedHousehold } from "./invited-households.ts";

/** What a household is sent: its link for the first time, or a reminder to answer. */
export type Sending = "invitation" | "reminder";

/** Days in Alberta: this one, and the last one for answers, if there is one. */
export type SendingDays = { today: string; until: string | null };

/** Whether the last day for answers is past. */
export const areRepliesClosed = ({ today, until }: SendingDays): boolean => until !== null && until < today;

/**
 * Whom to send to next, in the order of the list. An answered household had its link, however it came by it:
 * it gets neither, also where a guest was added since; its row says so, and the couple decides. A reminder waits
 * at least a day, after the link and after another reminder. Once replies are closed nobody is next: a link would
 * lead to a page that takes no answer.
 */
export function sendingQueue<Household extends Pick<InvitedHousehold, "id" | "isAnswered">>(
  invited: readonly Household[],
  sent: ReadonlyMap<string, Pick<SentInvitation, "on" | "remindedOn">>,
  days: SendingDays,
): Record<Sending, Household[]> {
  const waiting = areRepliesClosed(days) ? [] : invited.filter(({ isAnswered }) => !isAnswered);
  return {
    invitation: waiting.filter(({ id }) => (sent.get(id)?.on ?? null) === null),
    reminder: waiting.filter(({ id }) => {
      const on = sent.get(id)?.on ?? null;
      const last = sent.get(id)?.remindedOn ?? on;
      return on !== null && last !== null && last < days.today;
    }),
  };
}
