import { describeDay } from "#app/calendar/format-date.ts";

import { describeRun, runsOf } from "#app/listings/date-runs.ts";

type TakenDatesProps = { taken: readonly string[]; freeUntil: string | null };

/** When a business says that it is taken, and what it says of its other days. */
export function TakenDates({ taken, freeUntil }: TakenDatesProps) {
  if (taken.length === 0 && freeUntil === null) return null;
  return (
    <p className="note">
      {taken.length > 0 && <>Already taken: {runsOf(taken).map(describeRun).join(", ")}. </>}
      {freeUntil === null ? (
        "Other dates: ask."
      ) : (
        <>
          By its own calendar free on {taken.length > 0 ? "all other days" : "every day"} until{" "}
          {describeDay(freeUntil)}.
        </>
      )}
    </p>
  );
}
