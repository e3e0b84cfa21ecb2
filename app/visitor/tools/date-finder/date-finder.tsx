import { DateForm } from "./date-form.tsx";
import { DayView } from "#app/date-finder/day-view.tsx";
import type { DateRequest } from "./parse-date-request.ts";
import { YearTable } from "./year-table.tsx";

/** Asks for a day; shows it, or as long as there is none, the year. */
export function DateTool({ request }: { request: DateRequest }) {
  return (
    <div id="dates">
      <div className="wrap">
        <div className="tool-ticket">
          <div className="tool-ticket__inner">
            <h2 className="heading-medium">Look at a date</h2>
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
