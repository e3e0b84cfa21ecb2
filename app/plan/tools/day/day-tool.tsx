import { useState } from "react";

import { addDays, formatWeekdayDate } from "#app/calendar/date-arithmetic.ts";
import { firstShownDay } from "#app/plan/rules/day/wedding-week.ts";
import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { dayEntries, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { findDrives } from "#app/plan/rules/schedule/find-drives.ts";
import { useClock } from "#app/plan/ui/day/use-clock.ts";
import { NowAndNext } from "#app/plan/ui/day/now-and-next.tsx";
import { DriveRow } from "#app/plan/ui/day/drive-row.tsx";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { useSchedule } from "#app/plan/ui/schedule/use-schedule.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { AwakeSwitch } from "./awake-switch.tsx";
import { DayContacts, VendorCall } from "./day-contacts.tsx";
import { DayList } from "./day-list.tsx";
import { DayPicker } from "./day-picker.tsx";
import { DelayDialog } from "./delay-dialog.tsx";
import { ReachNote } from "./reach-note.tsx";
import { useDayActions } from "./use-day-actions.ts";
import { Whereabouts } from "./whereabouts.tsx";

import "./day.css";

/** Until this hour of the morning it is still the evening before. */
const nightEndsAt = 300;

/** The run sheet of a day: what goes on, what comes, who is where, whom to call; ticks and delays. */
export default function DayTool({ link }: ToolProps) {
  const schedule = useSchedule();
  const clock = useClock();
  const { edit, last } = useDayActions();
  const [chosen, setChosen] = useState<string | null>(null);
  const [late, setLate] = useState<DayEntry | null>(null);
  const today = dayAndMinutes(clock - nightEndsAt).date;
  const { days, sources, businessesOf } = schedule;
  const day = days.find(({ date }) => date === (chosen ?? firstShownDay(days, today)));
  if (day === undefined)
    return (
      <EmptyState
        emblem="planners"
        heading="No schedule yet"
        action={
          <ThemeLink to={toolPath("schedule", link)} className="button button--primary">
            Open the schedule
          </ThemeLink>
        }
      >
        On the day, this shows what is on now, what comes next and who to call. Give your events a day and a
        time first.
      </EmptyState>
    );
  const entries = dayEntries({ days: [day] });
  const drives = findDrives(entries, sources.driveTime);
  const vendors = [...new Set(day.entries.flatMap(({ id }) => businessesOf(id)))];
  const contacts = [...new Set(day.entries.flatMap(({ event }) => event?.contact || []))];
  return (
    <div className="day">
      <header className="day__head">
        <h2 className="heading-large">{formatWeekdayDate(day.date)}</h2>
        <ReachNote />
        <AwakeSwitch isToday={day.date === today || day.date === addDays(today, 1)} />
      </header>
      <DayPicker dates={days.map(({ date }) => date)} chosen={day.date} choose={setChosen} />
      <NowAndNext entries={entries} clock={clock}>
        {(entry, when) => {
          const drive = drives.find(({ to }) => to.id === entry.id);
          const there = businessesOf(entry.id).filter(({ phone }) => phone !== "");
          return (
            <>
              {when === "next" && drive !== undefined && <DriveRow drive={drive} />}
              {edit !== null && (
                <p className="day__actions">
                  {when === "now" && (
                    <button
                      type="button"
                      className="day-button"
                      data-kind="primary"
                      aria-label={`Done: ${entry.title}`}
                      onClick={() => edit.setDone(entry, true)}
                    >
                      Done
                    </button>
                  )}
                  <button
                    type="button"
                    className="day-button"
                    aria-label={`Running late: ${entry.title}`}
                    onClick={() => setLate(entry)}
                  >
                    Running late
                  </button>
                </p>
              )}
              {there.length > 0 && (
                <ul className="day-calls">
                  {there.map((vendor) => (
                    <li key={vendor.id}>
                      <VendorCall vendor={vendor} />
                    </li>
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </NowAndNext>
      <output className="day__last">
        {last !== null && (
          <>
            {last.text}
            <button type="button" onClick={last.undo}>
              Undo
            </button>
          </>
        )}
      </output>
      <section aria-labelledby="day-list">
        <h3 className="heading-small" id="day-list">
          The whole day
        </h3>
        <DayList
          entries={entries}
          drives={drives}
          clock={clock}
          vendorsOf={businessesOf}
          actions={edit === null ? null : { setDone: edit.setDone, askDelay: setLate }}
        />
      </section>
      <div className="day__panels">
        <Whereabouts entries={entries} clock={clock} vendorsOf={businessesOf} />
        <DayContacts contacts={contacts} vendors={vendors} />
      </div>
      {late !== null && edit !== null && (
        <DelayDialog
          key={late.id}
          entry={late}
          sources={sources}
          clock={clock}
          apply={edit.applyDelay}
          close={() => setLate(null)}
        />
      )}
    </div>
  );
}
