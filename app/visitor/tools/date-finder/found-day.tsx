import { DayView } from "./day-view.tsx";
import type { DateRequest } from "./parse-date-request.ts";
import { YearTable } from "./year-table.tsx";

/** The day that was asked for, or without one the year. */
export function FoundDay({ id, request }: { id: string; request: DateRequest }) {
  return (
    <div id={id}>
      {request.date === null ? (
        <YearTable place={request.place} />
      ) : (
        <DayView date={request.date} place={request.place} />
      )}
    </div>
  );
}
