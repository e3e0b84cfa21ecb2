import { useEffect, useRef, useState } from "react";

import type { Entry } from "#app/plan/rules/schedule/timeline.ts";
import { describePeople } from "#app/plan/rules/schedule/describe-people.ts";
import { EventFields } from "./event-fields.tsx";
import { MomentFields } from "./moment-fields.tsx";
import { step } from "./shift-entry.ts";
import type { Schedule } from "#app/plan/schedule/use-schedule.ts";
import { useShift } from "#app/plan/schedule/use-shift.ts";
import { spellClock } from "#app/plan/schedule/when.ts";

type EntryDetailsProps = { entry: Entry; schedule: Schedule; isOpened: boolean };

/** A line of the running order; opened, its fields. */
export function EntryDetails({ entry, schedule, isOpened }: EntryDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shift = useShift();
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
          <time>{spellClock(when.start)}</time>
          <strong>{title}</strong>
          <span>{describe(entry, schedule)}</span>
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
          {[-step, step].map((minutes) => (
            <button key={minutes} type="button" onClick={() => shift(entry, minutes)}>
              {minutes < 0 ? "−" : "+"}
              {step}
              <span className="visually-hidden"> minutes: {title}</span>
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

function describe(entry: Entry, { headcounts, businessesOf }: Schedule): string {
  const own = entry.type === "event" ? entry.event : entry.moment;
  return [
    entry.type === "event" ? `until ${spellClock(entry.when.end)}` : entry.moment.people,
    own.place,
    entry.type === "event" ? describePeople(headcounts.get(entry.id)) : "",
    ...businessesOf(entry.id).map(({ name }) => name),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
