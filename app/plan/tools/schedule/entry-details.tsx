import { useEffect, useRef, useState, type ReactNode } from "react";

import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { EventFields } from "./event-fields.tsx";
import { MomentFields } from "./moment-fields.tsx";
import { placeOfEvent, placeOfMoment, type Place } from "./held-places.ts";
import { stepMinutes } from "./shift-entry.ts";
import { useShiftEntry } from "./use-shift-entry.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** The id of the element of an entry. */
export const entryElementId = (id: string) => `entry-${id}`;
/** Id of the line that opens the entry. */
export const entryLineId = (id: string) => `entry-line-${id}`;

type EntryDetailsProps = {
  entry: TimelineEntry;
  /** Its end, people, place and vendors. */
  summary: string;
  isOpened: boolean;
  /** Its fixed hour, and what it starts after. */
  marks: ReactNode;
  /** Keeps the entry where it is while its fields are open; called again once they are closed. */
  hold: (id: string, place: Place | null) => void;
};

/** A line of the running order; opened, it shows its fields. */
export function EntryDetails({ entry, summary, isOpened, marks, hold }: EntryDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shift = useShiftEntry();
  useEffect(() => {
    if (!isOpened || details.current === null) return;
    details.current.open = true;
    details.current.querySelector("summary")?.focus();
  }, [isOpened]);
  const move = useMove(entry);
  const { id, title, when } = entry;
  const toggle = (open: boolean) => {
    setIsOpen(open);
    hold(id, !open ? null : entry.type === "event" ? placeOfEvent(entry.event) : placeOfMoment(entry.moment));
  };
  return (
    <li id={entryElementId(id)} className="run" data-type={entry.type}>
      <details ref={details} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
        <summary id={entryLineId(id)}>
          <time>{formatClockTime(when.start)}</time>
          <strong>{title}</strong>
          <span>
            {[move, summary].filter((text) => text !== "").join(" · ")}
            {marks}
          </span>
        </summary>
        {isOpen && (entry.type === "event" ? <EventFields id={entry.id} /> : <MomentFields id={entry.id} />)}
      </details>
      {shift !== null && (
        <span className="run__shift">
          {[-stepMinutes, stepMinutes].map((minutes) => (
            <button key={minutes} type="button" onClick={() => shift(entry, minutes)}>
              {minutes < 0 ? "−" : "+"}
              {stepMinutes}
              <span className="visually-hidden"> minutes: {title}</span>
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

/** Where an open entry goes once it is closed; '' where it stays. */
function useMove(entry: TimelineEntry): string {
  const event = useRow(events, entry.type === "event" ? entry.id : "");
  const moment = useRow(moments, entry.type === "moment" && entry.event === null ? entry.id : "");
  const date = (event ?? moment)?.date;
  if (date === undefined || date === entry.when.date) return "";
  return `moves ${date === null ? "to those without a day" : `to ${formatWeekdayDate(date)}`} once it’s closed`;
}
