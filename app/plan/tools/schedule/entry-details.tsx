import { useEffect, useRef, useState, type ReactNode } from "react";

import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { describeExpectedGuests } from "#app/plan/rules/schedule/describe-people.ts";
import { EventFields } from "./event-fields.tsx";
import { MomentFields } from "./moment-fields.tsx";
import { stepMinutes } from "./shift-entry.ts";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";
import { useShiftEntry } from "./use-shift-entry.ts";
import { formatClockTime } from "#app/plan/rules/schedule/time-span.ts";

type EntryDetailsProps = {
  entry: TimelineEntry;
  schedule: Schedule;
  isOpened: boolean;
  /** Its fixed hour, and what it starts after. */
  marks: ReactNode;
};

/** A line of the running order; opened, it shows its fields. */
export function EntryDetails({ entry, schedule, isOpened, marks }: EntryDetailsProps) {
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
            {describe(entry, schedule)}
            {marks}
          </span>
        </summary>
        {isOpen &&
          (entry.type === "event" ? (
            <EventFields event={entry.event} schedule={schedule} />
          ) : (
            <MomentFields moment={entry.moment} schedule={schedule} />
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

function describe(entry: TimelineEntry, { headcounts, businessesOf }: Schedule): string {
  const own = entry.type === "event" ? entry.event : entry.moment;
  return [
    entry.type === "event" ? `until ${formatClockTime(entry.when.end)}` : entry.moment.people,
    own.place,
    entry.type === "event" ? describeExpectedGuests(headcounts.get(entry.id)) : "",
    ...businessesOf(entry.id).map(({ name }) => name),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
