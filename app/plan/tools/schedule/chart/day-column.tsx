import { memo, type CSSProperties } from "react";

import { formatDayAndMonth, weekdayNameOf } from "#app/calendar/date-words.ts";
import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";

import type { EventEntry, TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { haveSameItems } from "#app/plan/ui/same-items.ts";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

import { dayWarning } from "./day-warning.ts";
import { EventTicket } from "./event-ticket.tsx";
import { daySpanOf, type DaySpan } from "./day-span.ts";
import { HourLabels } from "./hour-labels.tsx";
import { assignLanes } from "./overlap-lanes.ts";
import { MomentLine } from "./moment-line.tsx";
import { Sky } from "./sky.tsx";
import { pixelsPerMinute } from "./use-drag-in-time.ts";
import { layOutDay } from "./day-layout.ts";

type DayColumnProps = {
  date: string;
  entries: TimelineEntry[];
  /** How many people each entry has to be ready for; null for a moment, and where unknown. */
  expected: readonly (number | null)[];
  /** First and last full hour that is drawn; a phone shows the day's own. */
  from: number;
  to: number;
  /** Whether each entry is in a conflict. */
  conflicting: readonly boolean[];
  open: (id: string) => void;
} & Pick<Schedule, "lightOf" | "businessesOf">;

const whole = { lane: 0, of: 1 };

/** One day of the wedding, drawn over its own sky; drawn again only where that day changed. */
export const DayColumn = memo(function DayColumn({
  date,
  entries,
  expected,
  from,
  to,
  conflicting,
  open,
  lightOf,
  businessesOf,
}: DayColumnProps) {
  const light = lightOf({ date, entries });
  const span = { from, to };
  const own = daySpanOf(entries, light);
  const held = entries.filter((entry): entry is EventEntry => entry.type === "event");
  const lanes = assignLanes(held.map(({ id, when }) => ({ id, ...when })));
  const drawn = layOutDay(entries, span);
  const warning = dayWarning(date);
  return (
    <section className="day-column" aria-label={`${weekdayNameOf(date)}, ${formatDayAndMonth(date)}`}>
      <header>
        <h3 className="heading-small">
          {weekdayNameOf(date)} <small>{formatDayAndMonth(date)}</small>
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
              const at = entries.indexOf(entry);
              const ticket = drawn.tickets.get(entry.id);
              return ticket === undefined ? null : (
                <EventTicket
                  key={entry.id}
                  entry={entry}
                  ticket={ticket}
                  lane={lanes.get(entry.id) ?? whole}
                  hasConflict={conflicting[at] ?? false}
                  expected={expected[at] ?? null}
                  businesses={businessesOf(entry.id).map(({ name }) => name)}
                  open={open}
                />
              );
            })}
            {entries.map((entry) => {
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
}, haveSameItems);

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
