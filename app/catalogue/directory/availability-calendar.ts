/** A day as a number: days since 1 January 1970. */
export type DayNumber = number;

/** What a business says of its dates, as small as it travels to the browser. */
export type CompactCalendar = {
  /** The first day that is taken, and behind it the steps from each to the next. */
  taken?: readonly number[];
  /** Up to this day it is free on all others. */
  until?: DayNumber;
};

/** The same, ready for the filter. */
export type Calendar = { taken: ReadonlySet<DayNumber>; freeUntil: DayNumber };

/** What is known of a business on a day. */
export type DateWord = "free" | "taken" | "unsaid";

const dayLength = 86_400_000;

/** @param day of the calendar, in the form yyyy-mm-dd */
export function dayNumber(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/**
 * @param taken days in their order
 * @param freeUntil null where the business says nothing of its other days
 * @returns null for a business that says nothing at all
 */
export function packCalendar({
  taken,
  freeUntil,
}: {
  taken: readonly string[];
  freeUntil: string | null;
}): CompactCalendar | null {
  if (taken.length === 0 && freeUntil === null) return null;
  const days = taken.map(dayNumber);
  return {
    ...(days.length > 0 && { taken: days.map((day, at) => day - (days[at - 1] ?? 0)) }),
    ...(freeUntil !== null && { until: dayNumber(freeUntil) }),
  };
}

/** What a business says of today and later. */
export function comingDates(
  { taken, freeUntil }: { taken: readonly string[]; freeUntil: string | null },
  today: string,
) {
  return {
    taken: taken.filter((day) => day >= today),
    freeUntil: freeUntil !== null && freeUntil >= today ? freeUntil : null,
  };
}

/** Of one that says nothing. */
const silent: Calendar = { taken: new Set(), freeUntil: Number.NEGATIVE_INFINITY };

export function unpackCalendar(compact: CompactCalendar | undefined): Calendar {
  if (compact === undefined) return silent;
  let day = 0;
  return {
    taken: new Set((compact.taken ?? []).map((step) => (day += step))),
    freeUntil: compact.until ?? silent.freeUntil,
  };
}

/** What a business says of a day: nothing, unless it marked the day or keeps its calendar that far. */
export function sayOf({ taken, freeUntil }: Calendar, day: DayNumber): DateWord {
  if (taken.has(day)) return "taken";
  return day <= freeUntil ? "free" : "unsaid";
}
