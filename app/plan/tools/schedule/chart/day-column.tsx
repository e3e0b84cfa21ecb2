import type { CSSProperties } from "react";

import { formatDayAndMonth, weekdayName } from "#app/calendar/date-words.ts";
import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";

import type { ScheduleConflict } from "#app/plan/rules/schedule/conflicts/schedule-conflict.ts";
import { dayWarning } from "./day-warning.ts";
import type { TimelineDay, EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import { EventTicket } from "./event-ticket.tsx";
import type { DaySpan } from "./day-span.ts";
import { HourLabels } from "./hour-labels.tsx";
import { assignLanes } from "./overlap-lanes.ts";
import type { Daylight } from "#app/plan/rules/schedule/daylight.ts";
import { MomentLine } from "./moment-line.tsx";
import { Sky } from "./sky.tsx";
import { pixelsPerMinute } from "./use-drag-in-time.ts";
import { layOutDay } from "./day-layout.ts";

type DayColumnProps = {
  day: TimelineDay;
  light: Daylight;
  /** What is drawn. */
  span: DaySpan;
  /** The part of it that a phone shows. */
  own: DaySpan;
  clashes: readonly ScheduleConflict[];
  expected: (event: string) => number | null;
  businesses: (event: string) => string[];
  open: (id: string) => void;
};

const whole = { lane: 0, of: 1 };

/** One day of the wedding, drawn over its own sky. */
export function DayColumn({ day, light, span, own, clashes, expected, businesses, open }: DayColumnProps) {
  const held = day.entries.filter((entry): entry is EventEntry => entry.type === "event");
  const lanes = assignLanes(held.map(({ id, when }) => ({ id, ...when })));
  const drawn = layOutDay(day.entries, span);
  const warning = dayWarning(day.date);
  return (
    <section className="day-column" aria-label={`${weekdayName(day.date)}, ${formatDayAndMonth(day.date)}`}>
      <header>
        <h3 className="heading-small">
          {weekdayName(day.date)} <small>{formatDayAndMonth(day.date)}</small>
        </h3>
        <p>
          {light.place.name}: golden hour {formatTimeOfDay(light.goldenHour)}, sunset{" "}
          {formatTimeOfDay(light.sunset)}, dark by {formatTimeOfDay(light.dusk)}
        </p>
        {warning !== null && <p>{warning}</p>}
      </header>
      <div className="day-column__hours-and-sky" style={heightsOf(span, own)}>
        <HourLabels span={own} className="day-column__hours" />
        <div className="day-column__sky">
          <div className="day-column__span">
            <Sky light={light} span={span} />
            {held.map((entry) => {
              const ticket = drawn.tickets.get(entry.id);
              return ticket === undefined ? null : (
                <EventTicket
                  key={entry.id}
                  entry={entry}
                  ticket={ticket}
                  lane={lanes.get(entry.id) ?? whole}
                  clashes={clashes.some(({ events }) => events.includes(entry.id))}
                  expected={expected(entry.id)}
                  businesses={businesses(entry.id)}
                  open={open}
                />
              );
            })}
            {day.entries.map((entry) => {
              const y = drawn.lines.get(entry.id);
              return entry.type === "event" || y === undefined ? null : (
                <MomentLine
                  key={entry.id}
                  entry={entry}
                  y={y}
                  lane={lanes.get(entry.moment.event) ?? whole}
                  open={open}
                />
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Heights in pixels, for the style sheet to choose between: of all hours, of the day's own, and before those. */
function heightsOf(span: DaySpan, own: DaySpan): CSSProperties & Record<`--${string}`, string> {
  return {
    "--all-hours": pixels(span.from, span.to),
    "--own-hours": pixels(own.from, own.to),
    "--before": pixels(span.from, own.from),
  };
}

function pixels(from: number, to: number): string {
  return `${(to - from) * pixelsPerMinute}px`;
}
