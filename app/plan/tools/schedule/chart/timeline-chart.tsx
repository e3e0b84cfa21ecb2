import { commonSpanOf, daySpanOf } from "./day-span.ts";
import { DayColumn } from "./day-column.tsx";
import { HourLabels } from "./hour-labels.tsx";
import type { ScheduleConflict } from "#app/plan/rules/schedule/conflicts/schedule-conflict.ts";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

type TimelineChartProps = {
  schedule: Schedule;
  clashes: readonly ScheduleConflict[];
  /** Shows an entry in the list below. */
  open: (id: string) => void;
};

/**
 * All days over their skies: side by side in a wide window, where an hour has the same height in each; on a
 * phone one at a time, each from its own first hour on.
 */
export function TimelineChart({ schedule, clashes, open }: TimelineChartProps) {
  const { headcounts, lightOf, businessesOf } = schedule;
  if (schedule.days.length === 0) return null;
  const days = schedule.days.map((day) => {
    const light = lightOf(day);
    const planned = day.entries.map(({ when }) => when);
    return { day, light, own: daySpanOf(planned, light) };
  });
  const span = commonSpanOf(days.map(({ own }) => own));
  return (
    <section className="timeline" aria-label="All days on one timeline">
      <p className="visually-hidden" id="schedule-keys">
        Arrow up and down move it by five minutes, page up and down by an hour. Enter opens it.
      </p>
      <HourLabels span={span} className="timeline__hours" />
      <div className="timeline__days">
        {days.map(({ day, light, own }) => (
          <DayColumn
            key={day.date}
            day={day}
            light={light}
            span={span}
            own={own}
            clashes={clashes}
            businesses={(event) => businessesOf(event).map(({ name }) => name)}
            expected={(event) => headcounts.get(event)?.expected ?? null}
            open={open}
          />
        ))}
      </div>
    </section>
  );
}
