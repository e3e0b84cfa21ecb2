import { useEffect, useRef, useState, type ReactNode } from "react";

import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { EventFields } from "./event-fields.tsx";
import { MomentFields } from "./moment-fields.tsx";
import { stepMinutes } from "./shift-entry.ts";
import { useShiftEntry } from "./use-shift-entry.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

type EntryDetailsProps = {
  entry: TimelineEntry;
  /** Its end, people, place and vendors. */
  summary: string;
  isOpened: boolean;
  /** Its fixed hour, and what it starts after. */
  marks: ReactNode;
};

/** A line of the running order; opened, it shows its fields. */
export function EntryDetails({ entry, summary, isOpened, marks }: EntryDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shift = useShiftEntry();
  useEffect(() => {
    if (!isOpened || details.current === null) return;
    details.current.open = true;
    details.current.querySelector("summary")?.focus();
  }, [isOpened]);
  const { title, when } = entry;
  return (
    <li className="run" data-type={entry.type}>
      <details ref={details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <time>{formatClockTime(when.start)}</time>
          <strong>{title}</strong>
          <span>
            {summary}
            {marks}
          </span>
        </summary>
        {isOpen &&
          (entry.type === "event" ? (
            <EventFields event={entry.event} />
          ) : (
            <MomentFields moment={entry.moment} />
          ))}
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
