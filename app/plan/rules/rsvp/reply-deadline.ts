import { addDays } from "#app/calendar/date-arithmetic.ts";

/** Answers are due this long before: caterers want their numbers two to three weeks later. */
export const replyWeeks = 6;

/** The usual last day for replies to a wedding; null where it is over already. */
export function usualReplyDeadline(wedding: string, today: string): string | null {
  const day = addDays(wedding, -7 * replyWeeks);
  return day > today ? day : null;
}
