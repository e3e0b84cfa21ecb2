import { Fragment, memo, useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";

import { formatWeekdayDate } from "#app/calendar/date-words.ts";

import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { eachDriveOnce, findDrives } from "#app/plan/rules/schedule/find-drives.ts";
import { lateEventOf } from "#app/plan/rules/schedule/late-event.ts";
import type { DriveTime } from "#app/plan/rules/schedule/drives.ts";
import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { DriveRow } from "#app/plan/ui/day/drive-row.tsx";
import { EntryMarks } from "#app/plan/ui/day/entry-marks.tsx";
import { haveSameItems } from "#app/plan/ui/same-items.ts";

import { AddMoment } from "./add-moment.tsx";
import { describeEntry } from "./describe-entry.ts";
import { entryElementId, EntryDetails } from "./entry-details.tsx";
import { holdPlaces, type HeldPlaces, type Place } from "./held-places.ts";
import { UnplacedEntries } from "./unplaced-entries.tsx";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

/** The same as a list, day by day: for reading, without a mouse, and for editing each line. */
export function RunningOrder({ schedule, opened }: { schedule: Schedule; opened: string | null }) {
  const { sources } = schedule;
  const [held, setHeld] = useState<HeldPlaces>(new Map());
  const { days, unplaced } = useMemo(
    () => (held.size === 0 ? schedule : holdPlaces(sources, held)),
    [schedule, sources, held],
  );
  const hold = useCallback((id: string, place: Place | null) => {
    const next = (before: HeldPlaces) => {
      const after = new Map(before);
      if (place === null) after.delete(id);
      else after.set(id, place);
      return after;
    };
    if (place !== null) return setHeld(next);
    const entry = () => document.querySelector(`#${CSS.escape(entryElementId(id))}`);
    const isInHand = entry()?.contains(document.activeElement) === true;
    flushSync(() => setHeld(next));
    // What was closed may be under another day now.
    if (isInHand) entry()?.querySelector("summary")?.focus();
  }, []);
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
            hold={hold}
          />
          <AddMoment date={day.date} late={lateEventOf(day.entries)} />
        </section>
      ))}
      <UnplacedEntries unplaced={unplaced} sources={sources} hold={hold} />
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
  hold: (id: string, place: Place | null) => void;
};

/** The entries of a day, with the drives between them; rendered again only where that day changed. */
const DayLines = memo(function DayLines({
  date,
  entries,
  summaries,
  driveTime,
  opened,
  hold,
}: DayLinesProps) {
  const onDay = dayEntries({ days: [{ date, entries }] });
  const byId = new Map(onDay.map((entry) => [entry.id, entry]));
  const drives = eachDriveOnce(findDrives(onDay, driveTime));
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
              hold={hold}
              marks={marked !== undefined && <EntryMarks entry={marked} entries={onDay} />}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}, haveSameItems);
