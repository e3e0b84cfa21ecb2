import { DateForm } from "./date-form.tsx";
import { DayView } from "./day-view.tsx";
import type { DateRequest } from "./parse-date-request.ts";
import { YearTable } from "./year-table.tsx";

/** The form for a day; below it the day, or without one the year. */
export function DateFinder({ request }: { request: DateRequest }) {
  return (
    <div id="dates">
      <div className="wrap">
        <div className="tool-ticket">
          <div className="tool-ticket__inner">
            <h2 className="heading-medium">Check a date</h2>
            <DateForm request={request} />
          </div>
        </div>
      </div>
      <div id="day">
        {request.date === null ? (
          <YearTable place={request.place} />
        ) : (
          <DayView date={request.date} place={request.place} />
        )}
      </div>
    </div>
  );
}
