import { useState } from "react";

import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { NowAndNext } from "#app/plan/ui/day/now-and-next.tsx";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { AwakeSwitch } from "./awake-switch.tsx";
import { DayContacts } from "./day-contacts.tsx";
import { DayList } from "./day-list.tsx";
import { DayPicker } from "./day-picker.tsx";
import { DelayDialog } from "./delay-dialog.tsx";
import { DelayLog } from "./delay-log.tsx";
import { EntryCalls } from "./entry-calls.tsx";
import { ReachNote } from "./reach-note.tsx";
import { ReplacedDelayNote } from "./replaced-delay-note.tsx";
import { UndatedOrder } from "./undated-order.tsx";
import { useDayActions } from "./use-day-actions.ts";
import { useReplacedDelay } from "./use-replaced-delay.ts";
import { useRunSheet } from "./use-run-sheet.ts";
import { Whereabouts } from "./whereabouts.tsx";

import "./day.css";

/** The run sheet of a day: what goes on, what comes, who is where, whom to call; ticks and delays. */
export default function DayTool({ link }: ToolProps) {
  const { edit, last } = useDayActions();
  const replaced = useReplacedDelay();
  const [chosen, setChosen] = useState<string | null>(null);
  const [late, setLate] = useState<DayEntry | null>(null);
  const { sheet, dates, today, clock, sources, undated } = useRunSheet(chosen);
  if (sheet === null && undated.length > 0) return <UndatedOrder days={undated} link={link} />;
  if (sheet === null)
    return (
      <div className="plan-day">
        <header className="day__head">
          <h2 className="heading-large">The day</h2>
        </header>
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
      </div>
    );
  const { date, entries, drives, vendorsOf } = sheet;
  // The screen stays on from the evening before.
  const isNear = date === today || date === addDays(today, 1);
  return (
    <div className="plan-day">
      <header className="day__head">
        <h2 className="heading-large">{formatWeekdayDate(date)}</h2>
        <ReachNote />
        <AwakeSwitch key={String(isNear)} isToday={isNear} />
      </header>
      <DayPicker dates={dates} chosen={date} choose={setChosen} />
      {date >= today && (
        <NowAndNext entries={entries} clock={clock} isToday={date === today}>
          {(entry, when) => (
            <>
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
              <EntryCalls entry={entry} when={when} sheet={sheet} />
            </>
          )}
        </NowAndNext>
      )}
      <output className="day__last">
        {last !== null && (last.undo !== null || replaced === null) && (
          <>
            {last.text}
            {last.undo !== null && (
              <button type="button" onClick={last.undo}>
                Undo
              </button>
            )}
          </>
        )}
      </output>
      {edit !== null && <ReplacedDelayNote found={replaced} decide={edit.decide} />}
      <section aria-labelledby="day-list">
        <h3 className="heading-small" id="day-list">
          The whole day
        </h3>
        <DayList
          entries={entries}
          drives={drives}
          clock={clock}
          vendorsOf={vendorsOf}
          actions={edit === null ? null : { setDone: edit.setDone, askDelay: date < today ? null : setLate }}
        />
        <DelayLog entries={entries} heading="h4" />
      </section>
      <div className="day__panels">
        {date === today && <Whereabouts entries={entries} clock={clock} vendorsOf={vendorsOf} />}
        <DayContacts contacts={sheet.contacts} vendors={sheet.vendors} />
      </div>
      {late !== null && edit !== null && (
        <DelayDialog
          key={late.id}
          entry={late}
          sources={sources}
          clock={clock}
          apply={(preview, minutes) => edit.applyDelay(late, preview, minutes)}
          close={() => setLate(null)}
        />
      )}
    </div>
  );
}
