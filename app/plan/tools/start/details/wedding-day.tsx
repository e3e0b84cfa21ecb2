import { useRef, useState } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import {
  followsTheWedding,
  moveWedding,
  replyDeadlineAfterMove,
} from "#app/plan/rules/start/move-wedding.ts";
import { setWeddingDay, type DatedByWeddingDay } from "#app/plan/rules/start/set-wedding-day.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRow, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { dayField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useToday } from "#app/plan/ui/use-today.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

import { describeFirstDay } from "./describe-first-day.ts";

/** The wedding day. The first one gives the events theirs; where other days depend on it, a change asks once whether they move too. */
export function WeddingDay() {
  const date = useRow(wedding, weddingRowId)?.date ?? null;
  const dated = useRows(events).filter((event) => event.date !== null);
  const ownDays = useRows(tasks).filter(followsTheWedding);
  const asked = useRow(rsvp, rsvpRowId);
  const { put } = useRowMutations(wedding);
  const step = useTransaction();
  const today = useToday();
  const readOnly = !useCanEdit();
  const [wanted, setWanted] = useState<string | null>(null);
  const toast = useToast();
  /** What the first day has dated so far: a day that is typed digit by digit is another one until the last. */
  const typed = useRef<DatedByWeddingDay | undefined>(undefined);
  const setFirstDay = (day: string) => {
    const isNew = typed.current === undefined;
    step((document) => {
      typed.current = setWeddingDay(document, day, albertaDate(new Date()), typed.current);
    });
    const description = typed.current === undefined ? null : describeFirstDay(typed.current);
    if (isNew && description !== null) toast({ title: "Your wedding day is set", description });
  };
  const write = (day: string | null) => {
    if (day !== null && (date === null || typed.current !== undefined)) setFirstDay(day);
    else if (day === null || day === date || dated.length + ownDays.length === 0) {
      setWanted(null);
      put(weddingRowId, { date: day });
    } else setWanted(day);
  };
  const until = date === null || wanted === null ? null : replyDeadlineAfterMove(asked, date, wanted, today);
  const days = date === null || wanted === null ? 0 : daysBetween(date, wanted);
  return (
    <>
      <PlanField
        {...dayField}
        label="Wedding day"
        value={wanted ?? date}
        write={write}
        onLeave={() => {
          typed.current = undefined;
        }}
        readOnly={readOnly}
      />
      {date !== null && wanted !== null && (
        <fieldset className="plan__move" aria-label="Move the wedding">
          <p>
            <strong>Move the other days too?</strong> From {formatDate(date)} to {formatDate(wanted)}:{" "}
            {describeFollowing(dated.length, ownDays.length)} move by {count(Math.abs(days), "day")}. Payments
            keep their dates.
            {until && ` “Reply by” will be ${formatDate(until)}.`}
          </p>
          <button
            type="button"
            className="button button--primary button--small"
            onClick={() => {
              step((document) => moveWedding(document, date, wanted, today));
              setWanted(null);
            }}
          >
            Move everything
          </button>
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => {
              put(weddingRowId, { date: wanted });
              setWanted(null);
            }}
          >
            Move only the wedding day
          </button>
          <button type="button" className="button button--line button--small" onClick={() => setWanted(null)}>
            Cancel
          </button>
        </fieldset>
      )}
    </>
  );
}

/** 'your 8 events and their tasks, and 2 tasks with a day that you chose,' */
function describeFollowing(datedEvents: number, ownDays: number): string {
  const chosen = `${count(ownDays, "task")} with a day that you chose`;
  if (datedEvents === 0) return chosen;
  const held = datedEvents === 1 ? "your event and its tasks" : `your ${datedEvents} events and their tasks`;
  return ownDays === 0 ? held : `${held}, and ${chosen},`;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
