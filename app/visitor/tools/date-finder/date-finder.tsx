import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

import { DateForm } from "./date-form.tsx";
import type { DateRequest } from "./parse-date-request.ts";

/** The table of a year does nothing: only the links of a day are for pressing. */
const FoundDay = lazySection(
  lazyCode(() => import("./found-day.tsx")),
  (code) => code.FoundDay,
  "day-actions",
);

/** The form for a day; below it the day, or without one the year. */
export function DateFinder({ request }: { request: DateRequest }) {
  const isRefused = request.error !== null;
  return (
    <div id="dates">
      <div className="wrap">
        {/* Where the address leads: to the day, or to what is wrong with it. */}
        <div id={isRefused ? "day" : undefined} className="tool-ticket framed-ticket">
          <h2 className="heading-medium">Check a date</h2>
          <DateForm request={request} />
        </div>
      </div>
      <FoundDay id={isRefused ? "year" : "day"} request={request} />
    </div>
  );
}
