import { addDays } from "#app/calendar/date-arithmetic.ts";

/** Answers are due six weeks before: caterers want their numbers two to three weeks later. */
const replyDays = 42;

/** The usual last day for replies to a wedding; null where it is over already. */
export function usualReplyDeadline(wedding: string, today: string): string | null {
  const day = addDays(wedding, -replyDays);
  return day > today ? day : null;
}
