import { formatDate } from "#app/calendar/format-date.ts";

import { formatDateRange, toDateRanges } from "./date-ranges.ts";

type TakenDatesProps = { taken: readonly string[]; freeUntil: string | null };

/** When a business says it is taken, and what it says about its other days. */
export function TakenDates({ taken, freeUntil }: TakenDatesProps) {
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
    </p>
  );
}
