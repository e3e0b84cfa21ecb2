import { commonSpanOf, daySpanOf } from "./day-span.ts";
import { DayColumn } from "./day-column.tsx";
import { DayRow } from "./day-row.tsx";
import { HourLabels } from "./hour-labels.tsx";
import type { ScheduleConflict } from "#app/plan/rules/schedule/conflicts/schedule-conflict.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

type TimelineChartProps = {
  schedule: Schedule;
  conflicts: readonly ScheduleConflict[];
  /** Shows an entry in the list below. */
  open: (id: string) => void;
};

/**
 * All days over their skies: side by side in a wide window, where an hour has the same height in each; on a
 * phone one at a time, each from its own first hour on.
 */
export function TimelineChart({ schedule, conflicts, open }: TimelineChartProps) {
  const mayEdit = useCanEdit();
  const { headcounts, lightOf, businessesOf } = schedule;
  if (schedule.days.length === 0) return null;
  const span = commonSpanOf(schedule.days.map((day) => daySpanOf(day.entries, lightOf(day))));
  const conflicting = new Set(conflicts.flatMap(({ events }) => events));
  return (
    <section className="timeline" aria-label="All days on one timeline">
      <p className="visually-hidden" id="schedule-keys">
        {mayEdit && "Arrow up and down move it by five minutes, page up and down by an hour. "}Enter opens it.
      </p>
      <HourLabels span={span} className="timeline__hours" />
      <DayRow dates={schedule.days.map(({ date }) => date)}>
        {schedule.days.map(({ date, entries }) => (
          <DayColumn
            key={date}
            date={date}
            entries={entries}
            lightOf={lightOf}
            from={span.from}
            to={span.to}
            conflicting={entries.map(({ id }) => conflicting.has(id))}
            businessesOf={businessesOf}
            expected={entries.map(({ id }) => headcounts.get(id)?.expected ?? null)}
            open={open}
          />
        ))}
      </DayRow>
    </section>
  );
}
