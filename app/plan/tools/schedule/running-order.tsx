import { Fragment, memo } from "react";

import { formatWeekdayDate } from "#app/calendar/date-words.ts";

import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { findDrives } from "#app/plan/rules/schedule/find-drives.ts";
import type { DriveTime } from "#app/plan/rules/schedule/drives.ts";
import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { DriveRow } from "#app/plan/ui/day/drive-row.tsx";
import { EntryMarks } from "#app/plan/ui/day/entry-marks.tsx";
import { haveSameItems } from "#app/plan/ui/same-items.ts";

import { AddMoment } from "./add-moment.tsx";
import { describeEntry } from "./describe-entry.ts";
import { EntryDetails } from "./entry-details.tsx";
import { UnplacedEntries } from "./unplaced-entries.tsx";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

/** The same as a list, day by day: for reading, without a mouse, and for editing each line. */
export function RunningOrder({ schedule, opened }: { schedule: Schedule; opened: string | null }) {
  const { days } = schedule;
  return (
    <section className="plan__section running-order" aria-labelledby="running-order-heading">
      <h3 className="heading-large" id="running-order-heading">
        Schedule items
      </h3>
      {days.map((day) => (
        <section key={day.date} aria-label={formatWeekdayDate(day.date)}>
          <h4 className="heading-small">{formatWeekdayDate(day.date)}</h4>
          <DayLines
            date={day.date}
            entries={day.entries}
            summaries={day.entries.map((entry) => describeEntry(entry, schedule))}
            driveTime={schedule.sources.driveTime}
            opened={opened}
          />
          <AddMoment date={day.date} />
        </section>
      ))}
      <UnplacedEntries schedule={schedule} />
    </section>
  );
}

type DayLinesProps = {
  date: string;
  entries: TimelineEntry[];
  /** What each entry's line says of it. */
  summaries: readonly string[];
  driveTime: (from: string, to: string) => DriveTime | null;
  opened: string | null;
};

/** The entries of a day, with the drives between them; rendered again only where that day changed. */
const DayLines = memo(function DayLines({ date, entries, summaries, driveTime, opened }: DayLinesProps) {
  const onDay = dayEntries({ days: [{ date, entries }] });
  const byId = new Map(onDay.map((entry) => [entry.id, entry]));
  const drives = findDrives(onDay, driveTime);
  return (
    <ol>
      {entries.map((entry, index) => {
        const marked = byId.get(entry.id);
        const drive = drives.find(({ to }) => to.id === entry.id);
        return (
          <Fragment key={entry.id}>
            {drive !== undefined && (
              <li>
                <DriveRow drive={drive} />
              </li>
            )}
            <EntryDetails
              entry={entry}
              summary={summaries[index] ?? ""}
              isOpened={opened === entry.id}
              marks={marked !== undefined && <EntryMarks entry={marked} entries={onDay} />}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}, haveSameItems);
