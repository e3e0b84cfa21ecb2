import { useState } from "react";

import { putRow } from "#app/plan/document/plan-table.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";

import { AddMoment } from "./add-moment.tsx";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { momentColumns } from "#app/plan/rules/schedule/moment-columns.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { suggestMoments } from "#app/plan/rules/schedule/suggest-moments.ts";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** The usual lines of an event of this kind, to accept in one step, and an empty line. */
export function SuggestedMoments({ event, schedule }: { event: EventRow; schedule: Schedule }) {
  const held = useRows(moments);
  const step = useTransaction();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const day = schedule.days.find(({ date }) => date === event.date);
  const light = day === undefined ? null : schedule.lightOf(day);
  const open = suggestMoments(event, light).filter(({ row }) => !held.some(({ id }) => id === row));
  const wanted = open.filter(({ row }) => !left.has(row));
  const takeOver = () =>
    step((document) => {
      for (const moment of wanted) putRow(moments, document, moment.row, momentColumns(event, moment));
    });
  return (
    <>
      {open.length > 0 && (
        <fieldset className="usual-moments">
          <legend className="field__label">
            Usual items for {eventName(event)}. Families differ, so pick what’s yours
          </legend>
          <ul>
            {open.map(({ row, title, after, note }) => (
              <li key={row}>
                <label className="checkbox">
                  <input
                    type="checkbox"
                    checked={!left.has(row)}
                    onChange={({ currentTarget }) => {
                      const others = new Set(left);
                      if (currentTarget.checked) others.delete(row);
                      else others.add(row);
                      setLeft(others);
                    }}
                  />
                  <span>
                    {event.start !== null && <time>{formatClockTime(event.start + after)}</time>} {title}
                    {note !== undefined && <small>{note}</small>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button button--line button--small"
            disabled={wanted.length === 0}
            onClick={takeOver}
          >
            {wanted.length === 1 ? "Add 1 item" : `Add ${wanted.length} items`}
          </button>
        </fieldset>
      )}
      {event.start !== null && <AddMoment event={event} />}
    </>
  );
}
