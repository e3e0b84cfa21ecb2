import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatDayAndMonth } from "#app/calendar/date-words.ts";
import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { DayRule } from "#app/catalogue/weekend-fit/fit-rule.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";

/** The venue is free on the day, and on the evening before where decor is built. */
export const freeDaysRule: DayRule = {
  id: "free-days",
  words: "The venue is free on the day, as far as it keeps its calendar with us.",
  sources: [],
  judge({ event, venue, day: { date } }) {
    if (date === null) return fits;
    if (venue.taken.includes(date))
      return fails(`taken on ${formatDayAndMonth(date)}`, calendar, { kind: "other-day" });
    const before = event.overnight ? freeOn(venue, addDays(date, -1)) : fits;
    const on = freeOn(venue, date);
    return on.result === "if" ? on : before;
  },
};

const calendar = null;

function freeOn({ taken, freeUntil }: FitVenue, date: string): FitFinding {
  if (taken.includes(date))
    return isOpen("condition", `the evening before: ${formatDayAndMonth(date)} is taken`);
  return freeUntil !== null && date <= freeUntil
    ? fits
    : isOpen("unknown", "whether it is free on your days");
}
