import { addMonths } from "#app/calendar/add-months.ts";

/** How long a plan stays online after its last day. */
const monthsAfterWedding = 12;

/** How long a plan without any date stays online after it was last opened. */
const monthsUnopened = 24;

/** How long before the end the couple is told, in days; a plan that nobody was told about stays that long, too. */
export const planNoticeDays = 30;

/** A date that is further away than this from the last opening is a mistake, and counts as none. */
const farMonths = 60;

/**
 * The day in Alberta on which a plan that is saved online is deleted, at the earliest.
 * @param lastDay the last of its dates: of the wedding and of its events; null while it has none
 * @param openedOn when it was last opened or changed
 */
export const planEnd = (lastDay: string | null, openedOn: string): string =>
  lastDay === null || lastDay > addMonths(openedOn, farMonths)
    ? addMonths(openedOn, monthsUnopened)
    : addMonths(lastDay, monthsAfterWedding);

/** The last of a plan's dates: of the wedding and of its events; null where it has none. */
export const lastDayOf = (
  weddingDate: string | null | undefined,
  events: readonly { date: string | null }[],
): string | null =>
  [weddingDate ?? null, ...events.map(({ date }) => date)]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;
