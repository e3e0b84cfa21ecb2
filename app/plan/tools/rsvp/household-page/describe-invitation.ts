import { formatDate } from "#app/calendar/format-date.ts";
import type { HouseholdView } from "#app/plan/projections/household-view.ts";

/** What a chat shows below the link: the day, where there is one, and until when to reply. */
export function describeInvitation({ events, until }: Pick<HouseholdView, "events" | "until">): string {
  const days = events.flatMap(({ date }) => (date === null ? [] : [date])).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const when =
    first === undefined || last === undefined
      ? "You’re invited."
      : first === last
        ? `You’re invited on ${formatDate(first)}.`
        : `You’re invited, ${formatDate(first)} to ${formatDate(last)}.`;
  return until === null ? `${when} Please reply here.` : `${when} Please reply by ${formatDate(until)}.`;
}
