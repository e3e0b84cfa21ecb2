import { albertaDate } from "#app/calendar/alberta-time.ts";

/** Minimum days between a couple's enquiry and its wedding for a review, or for what it paid to count. */
const leastDaysAhead = 21;

const dayMillis = 24 * 60 * 60 * 1000;

type Asked = { receivedAt: Date; eventDate: string | null };

/** Whether a couple asked long enough before its day: nobody asks today to review tomorrow. */
export function askedInTime({ receivedAt, eventDate }: Asked): boolean {
  if (eventDate === null) return false;
  const days = (Date.parse(eventDate) - Date.parse(albertaDate(receivedAt))) / dayMillis;
  return days >= leastDaysAhead;
}
