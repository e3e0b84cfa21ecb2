import { albertaDate } from "#app/calendar/alberta-time.ts";

/** How long a withdrawn listing can be brought back as it was, in days; then it is erased. */
export const pauseDays = 30;

/** How long before the end both sides are told by mail, in days; nothing is erased sooner after that mail. */
export const noticeDays = 5;

const dayMillis = 24 * 60 * 60 * 1000;

/** The day in Alberta on which a paused listing is erased, at the earliest. */
export const pauseEnd = (pausedAt: Date): string =>
  albertaDate(new Date(pausedAt.getTime() + pauseDays * dayMillis));
