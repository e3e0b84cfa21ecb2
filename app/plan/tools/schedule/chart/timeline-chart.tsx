import { daySpanOf } from "./day-span.ts";
import { DayColumn } from "./day-column.tsx";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";
import { pixelsPerMinute } from "./use-drag-in-time.ts";
import { formatClockTime } from "#app/plan/rules/schedule/time-span.ts";

/** All days side by side over their skies; an hour has the same height in each. */
export function TimelineChart({ schedule, open }: { schedule: Schedule; open: (id: string) => void }) {
  const { days, clashes, headcounts, lightOf, businessesOf } = schedule;
  if (days.length === 0) return null;
  const lights = days.map(lightOf);
  const span = daySpanOf(
    days.flatMap(({ entries }) => entries.map(({ when }) => when)),
    lights,
  );
  const hours = Array.from({ length: (span.to - span.from) / 60 + 1 }, (_, hour) => span.from + 60 * hour);
  return (
    <section className="timeline" aria-label="All days on one timeline">
      <p className="visually-hidden" id="schedule-keys">
        Arrow up and down move it by five minutes, page up and down by an hour. Enter opens it.
      </p>
      <ol className="timeline__hours" aria-hidden="true">
        {hours.map((minute) => (
          <li key={minute} style={{ top: (minute - span.from) * pixelsPerMinute }}>
            {formatClockTime(minute).replace(":00", "")}
          </li>
        ))}
      </ol>
      <div className="timeline__days">
        {days.map((day, at) => {
          const light = lights[at];
          return light === undefined ? null : (
            <DayColumn
              key={day.date}
              day={day}
              light={light}
              span={span}
              clashes={clashes}
              businesses={(event) => businessesOf(event).map(({ name }) => name)}
              expected={(event) => headcounts.get(event)?.expected ?? null}
              open={open}
            />
          );
        })}
      </div>
    </section>
  );
}
