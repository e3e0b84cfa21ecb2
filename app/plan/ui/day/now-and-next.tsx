import type { ReactNode } from "react";

import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { whatIsNext } from "#app/plan/rules/day/what-is-next.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

import { describeOverrun, describeWait } from "./describe-wait.ts";

import "./now-and-next.css";

type NowAndNextProps = {
  /** Of one day. */
  entries: readonly DayEntry[];
  /** The current minute (use-clock.ts). */
  clock: number;
  /** Whether the day is today: another day has nothing that goes on now. */
  isToday: boolean;
  /** What is shown below an entry: its vendors, what can be done with it. */
  children?: (entry: DayEntry, when: "now" | "next") => ReactNode;
};

/** What goes on and what comes next, to be read at arm's length and in the sun. */
export function NowAndNext({ entries, clock, isToday, children }: NowAndNextProps) {
  const { now, next } = whatIsNext(entries, clock);
  return (
    <div className="now-next">
      {isToday && (
        <section className="now-next__now" aria-labelledby="now-heading">
          <h3 id="now-heading">Now</h3>
          {now.length === 0 && <p className="now-next__none">Nothing is scheduled right now.</p>}
          {now.map((entry) => (
            <Entry key={entry.id} entry={entry} what={children?.(entry, "now")}>
              {formatClockTime(entry.start)} <span>to {formatClockTime(entry.end)}</span>
              {entry.end <= clock && <strong>{describeOverrun(clock - entry.end)}</strong>}
            </Entry>
          ))}
        </section>
      )}
      <section className="now-next__next" aria-labelledby="next-heading">
        <h3 id="next-heading">Next</h3>
        {next.length === 0 && <p className="now-next__none">Nothing more on this day.</p>}
        {next.map((entry) => (
          <Entry key={entry.id} entry={entry} what={children?.(entry, "next")}>
            {formatClockTime(entry.start)} <strong>{describeWait(clock, entry.start)}</strong>
          </Entry>
        ))}
      </section>
    </div>
  );
}

type EntryProps = {
  entry: DayEntry;
  /** What is shown below it. */
  what: ReactNode;
  /** Its hours. */
  children: ReactNode;
};

function Entry({ entry: { title, place, people }, what, children }: EntryProps) {
  const where = [place, people].filter((text) => text !== "").join(" · ");
  return (
    <article aria-label={title}>
      <p className="now-next__hours">{children}</p>
      <h4>{title}</h4>
      {where !== "" && <p className="now-next__where">{where}</p>}
      {what}
    </article>
  );
}
