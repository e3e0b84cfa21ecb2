import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";

import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { whatWasChecked } from "#app/plan/rules/schedule/conflicts/what-was-checked.ts";
import { NoConflicts, ConflictList } from "#app/plan/ui/conflicts/conflict-list.tsx";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { PrintSheets } from "#app/plan/ui/print-sheets/print-sheets.tsx";

import { useShownElement, useShownRow } from "#app/plan/ui/shown-row.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { BusinessLink } from "./business-link.tsx";
import { entryLineId } from "./entry-details.tsx";
import { LocalBusinessSheet } from "./local-business-sheet.tsx";
import { OpenScheduleContext } from "./open-schedule.ts";
import { RunSheet } from "./run-sheet.tsx";
import { RunningOrder } from "./running-order.tsx";
import { TimelineChart } from "./chart/timeline-chart.tsx";
import { useSchedule, useScheduleConflicts, type Schedule } from "#app/plan/ui/schedule/use-schedule.ts";
import { AnnounceContext } from "./use-shift-entry.ts";

import "./schedule.css";
import "./running-order.css";

/** All events on one timeline, conflicts, every line of every day, and print sheets. */
export default function ScheduleTool({ link }: ToolProps) {
  const schedule = useSchedule();
  const [said, setSaid] = useState("");
  const asked = useShownRow();
  const [opened, setOpened] = useState(asked);
  useShownElement(asked === null ? null : entryLineId(asked));
  const { days, unplaced, halls } = schedule;
  const conflicts = useScheduleConflicts(schedule);
  const settled = useDeferredValue(schedule.sources);
  const checked = useMemo(() => whatWasChecked(settled), [settled]);
  // The paper follows the press.
  const printed = useDeferredValue(schedule);
  const open = useCallback((id: string) => {
    // Closed and opened again, it has to open once more.
    setOpened(null);
    requestAnimationFrame(() => setOpened(id));
  }, []);
  const isEmpty = days.length === 0 && unplaced.events.length === 0;
  return (
    <AnnounceContext value={setSaid}>
      <section className="plan__section schedule" aria-labelledby="schedule-heading">
        <h2 className="heading-large" id="schedule-heading">
          Schedule
        </h2>
        {isEmpty ? (
          <EmptyState
            emblem="planners"
            heading="No events yet"
            action={
              <ThemeLink to={toolPath("details", link)} className="button button--primary">
                Choose events
              </ThemeLink>
            }
          >
            Choose your events and we&rsquo;ll set up each day hour by hour, with its daylight.
          </EmptyState>
        ) : conflicts.length > 0 ? (
          <ConflictList
            heading={conflicts.length === 1 ? "1 conflict" : `${conflicts.length} conflicts`}
            conflicts={conflicts}
          />
        ) : (
          // Without a day there is nothing to compare yet.
          days.length > 0 && <NoConflicts>{`No conflicts found in ${checked.words}.`}</NoConflicts>
        )}
        {checked.unknownDrives > 0 && (
          <p className="note">
            {checked.unknownDrives === 1 ? "1 drive" : `${checked.unknownDrives} drives`} not checked: add how
            long {checked.unknownDrives === 1 ? "it takes" : "they take"}.
          </p>
        )}
        {days.length === 0 && !isEmpty && (
          <p className="note">
            Give an event a day and a time, and it appears here over the daylight of that day.
          </p>
        )}
        <TimelineChart schedule={schedule} conflicts={conflicts} open={open} />
        <output className="visually-hidden">{said}</output>
        <datalist id="schedule-venues">
          {halls.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </section>
      {!isEmpty && (
        <OpenScheduleContext value={schedule}>
          <RunningOrder schedule={schedule} opened={opened} />
        </OpenScheduleContext>
      )}
      <PrintedSchedule schedule={printed} link={link} />
    </AnnounceContext>
  );
}

type PrintedScheduleProps = { schedule: Schedule; link: ToolProps["link"] };

const PrintedSchedule = memo(function PrintedSchedule({ schedule, link }: PrintedScheduleProps) {
  return <PrintSheets sheets={printSheetsOf(schedule, link)} />;
});

function printSheetsOf(schedule: Schedule, link: ToolProps["link"]) {
  return [
    ...schedule.days.map((day) => ({
      id: day.date,
      name: `Run sheet, ${formatWeekdayDate(day.date)}`,
      sheet: <RunSheet day={day} schedule={schedule} />,
    })),
    ...schedule.businesses.map((business) => ({
      id: business.id,
      name: `For ${business.name === "" ? "a vendor without a name" : business.name}`,
      sheet: <LocalBusinessSheet key={business.id} id={business.id} />,
      handOver: <BusinessLink key={business.id} id={business.id} name={business.name} link={link} />,
    })),
  ];
}
