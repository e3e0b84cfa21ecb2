import { formatShortClockTime } from "#app/calendar/format-time-of-day.ts";

import type { DaySpan } from "./day-span.ts";
import { pixelsPerMinute } from "./use-drag-in-time.ts";

/** The full hours of a span, each at its height. They repeat what the entries say, so nobody hears them. */
export function HourLabels({ span, className }: { span: DaySpan; className: string }) {
  const hours = Array.from({ length: (span.to - span.from) / 60 + 1 }, (_, hour) => span.from + 60 * hour);
  return (
    <ol className={`hour-labels ${className}`} aria-hidden="true">
      {hours.map((minute) => (
        <li key={minute} style={{ top: (minute - span.from) * pixelsPerMinute }}>
          {formatShortClockTime(minute)}
        </li>
      ))}
    </ol>
  );
}
