import { formatDate } from "#app/calendar/format-date.ts";
import type { UpcomingAvailability } from "#app/catalogue/directory/availability-calendar.ts";

import { formatDateRange, toDateRanges } from "./date-ranges.ts";

/** When a business says it is taken, what it says about its other days, and how fresh that is. */
export function TakenDates({
  taken,
  freeUntil,
  datesAsOf,
  areDatesOld,
  datesFromFile,
}: UpcomingAvailability) {
  if (taken.length === 0 && freeUntil === null) return null;
  return (
    <p className="note">
      {taken.length > 0 && <>Already taken: {toDateRanges(taken).map(formatDateRange).join(", ")}. </>}
      {freeUntil === null ? (
        "Other dates: ask."
      ) : (
        <>
          According to their calendar, free on {taken.length > 0 ? "all other days" : "every day"} until{" "}
          {formatDate(freeUntil)}.
        </>
      )}
      {datesAsOf !== null && ` ${freshness(datesAsOf, areDatesOld, datesFromFile === true)}`}
    </p>
  );
}

/** 'As of 26 November 2026.' */
function freshness(asOf: string, isOld: boolean, isFile: boolean): string {
  const day = formatDate(asOf);
  const ask = isOld ? ": ask before you count on it" : "";
  if (isFile) return `From a calendar file of ${day}${ask}.`;
  return isOld ? `Their calendar is from ${day}${ask}.` : `As of ${day}.`;
}
