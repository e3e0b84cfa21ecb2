import { albertaDate, albertaInstant } from "#app/calendar/alberta-time.ts";

/** How long a withdrawn listing can be brought back as it was, in days; then it is erased. */
export const pauseDays = 30;

/** How long before the end both sides are told by mail, in days; nothing is erased sooner after that mail. */
export const noticeDays = 5;

const dayMillis = 24 * 60 * 60 * 1000;

/** How many days after that mail the listing can still be brought back, at least. */
const daysAfterNotice = noticeDays - 1;

const daysLater = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMillis);

/**
 * The last day in Alberta on which a paused listing can be brought back: it is erased on a later one. After a
 * time in which the site was off, the mail about the end comes late, and the end with it.
 * @param toldAt when that mail was sent; null: not yet
 */
export function pauseEnd(pausedAt: Date, toldAt: Date | null, now = new Date()): string {
  const ends = [daysLater(pausedAt, pauseDays), daysLater(toldAt ?? now, daysAfterNotice)];
  return albertaDate(new Date(Math.max(...ends.map((end) => end.getTime()))));
}

/** What has ended when this day begins in Alberta: pauses from before one moment, told before the other. */
export function endedBefore(now: Date): { pausedAt: Date; toldAt: Date } {
  const today = albertaInstant(albertaDate(now), 0);
  return { pausedAt: daysLater(today, -pauseDays), toldAt: daysLater(today, -daysAfterNotice) };
}
