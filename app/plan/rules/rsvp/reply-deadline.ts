import { addDays } from "#app/calendar/date-arithmetic.ts";

/** Answers are due this long before: caterers want their numbers two to three weeks later. */
export const replyWeeks = 6;

/** The usual last day for replies to a wedding; null where it is over already. */
export function usualReplyDeadline(wedding: string, today: string): string | null {
  const day = addDays(wedding, -7 * replyWeeks);
  return day > today ? day : null;
}

/**
 * The last day on which a household can reply: the couple's, or that of the last event it is invited to where
 * that is earlier; null while neither is known.
 * @param days of the events, each a calendar day in Alberta or null
 */
export function lastReplyDay(until: string | null, days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null);
  const last = known.length < days.length ? undefined : known.toSorted().at(-1);
  return last === undefined || (until !== null && until <= last) ? until : last;
}
