import { addDays } from "#app/calendar/date-arithmetic.ts";

import type { Listing } from "./listing.ts";

/** A day as a number: days since 1 January 1970. */
export type DayNumber = number;

/** What a business says about its dates, in the smallest form for the browser. */
export type CompactAvailability = {
  /** The first taken day, then the number of days from each taken day to the next. */
  taken?: readonly number[];
  /** Up to this day the business is free on all other days. */
  until?: DayNumber;
};

/** The same, decoded for the filter. */
export type AvailabilityCalendar = { taken: ReadonlySet<DayNumber>; freeUntil: DayNumber };

/** What is known about a business on one day. */
export type Availability = "free" | "taken" | "unsaid";

const dayLength = 86_400_000;

/** @param day of the calendar, in the form yyyy-mm-dd */
export function dayNumber(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/**
 * @param taken days in order
 * @param freeUntil null where the business says nothing about its other days
 * @returns null for a business that says nothing at all
 */
export function packCalendar({
  taken,
  freeUntil,
}: {
  taken: readonly string[];
  freeUntil: string | null;
}): CompactAvailability | null {
  if (taken.length === 0 && freeUntil === null) return null;
  const days = taken.map(dayNumber);
  return {
    ...(days.length > 0 && { taken: days.map((day, at) => day - (days[at - 1] ?? 0)) }),
    ...(freeUntil !== null && { until: dayNumber(freeUntil) }),
  };
}

/** Days after which what a business says of its dates is called old: a month brings many a booking. */
const oldAfterDays = 30;

/** Whether what a business said of its dates on a day is called old. */
export const areDatesOld = (asOf: string, today: string) => asOf < addDays(today, -oldAfterDays);

/** What a business says about today and later, and whether it has said so lately. */
export function upcomingAvailability(
  {
    taken,
    freeUntil,
    datesAsOf,
    datesFromFile,
  }: Pick<Listing, "taken" | "freeUntil" | "datesAsOf" | "datesFromFile">,
  today: string,
) {
  return {
    taken: taken.filter((day) => day >= today),
    freeUntil: freeUntil !== null && freeUntil >= today ? freeUntil : null,
    datesAsOf,
    areDatesOld: datesAsOf !== null && areDatesOld(datesAsOf, today),
    ...(datesFromFile === true && { datesFromFile }),
  };
}

/** What is said on a page of a business's dates. */
export type UpcomingAvailability = ReturnType<typeof upcomingAvailability>;

/** A listing as its page shows it today. */
export type ListingToday = Listing & UpcomingAvailability;

/** For a business that says nothing. */
const silent: AvailabilityCalendar = { taken: new Set(), freeUntil: Number.NEGATIVE_INFINITY };

/** The reverse of `packCalendar`; for undefined no day is taken, and none is known to be free. */
export function unpackCalendar(compact: CompactAvailability | undefined): AvailabilityCalendar {
  if (compact === undefined) return silent;
  let day = 0;
  return {
    taken: new Set((compact.taken ?? []).map((step) => (day += step))),
    freeUntil: compact.until ?? silent.freeUntil,
  };
}

/**
 * What a business says about one day: nothing, unless it marked the day or maintains its calendar that far.
 */
export function availabilityOn({ taken, freeUntil }: AvailabilityCalendar, day: DayNumber): Availability {
  if (taken.has(day)) return "taken";
  return day <= freeUntil ? "free" : "unsaid";
}
