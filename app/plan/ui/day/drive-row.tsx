import type { Drive } from "#app/plan/rules/schedule/find-drives.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

import "./entry-marks.css";

/** 'Drive to Celebration Hall': when to leave, and how long it takes. */
export function DriveRow({ drive: { to, time, leaveAt } }: { drive: Drive }) {
  return (
    <p className="drive-row">
      <span>{leaveAt === null ? "" : formatClockTime(leaveAt)}</span> Drive to {to.place}
      <small>
        {time === null
          ? "how long isn’t known yet"
          : `${time.minutes} min${time.isEstimate ? ", our estimate" : ""}`}
      </small>
    </p>
  );
}
