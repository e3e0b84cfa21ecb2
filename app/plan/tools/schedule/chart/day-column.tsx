import { spellDay, weekdayName } from "#app/calendar/date-arithmetic.ts";
import { clockTime } from "#app/calendar/format-time-of-day.ts";

import type { Clash } from "#app/plan/schedule/clash.ts";
import { dayWarning } from "./day-warning.ts";
import type { Day, EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import { EventTicket } from "./event-ticket.tsx";
import type { DaySpan } from "#app/plan/schedule/day-span.ts";
import { lanesOf } from "./overlap-lanes.ts";
import type { Light } from "#app/plan/schedule/light-of-day.ts";
import { MomentLine } from "#app/plan/schedule/moment-line.tsx";
import { Sky } from "./sky.tsx";
import { pixelsPerMinute } from "./use-drag-in-time.ts";
import { drawDay } from "./day-layout.ts";

type DayColumnProps = {
  day: Day;
  light: Light;
  span: DaySpan;
  clashes: readonly Clash[];
  expected: (event: string) => number | null;
  businesses: (event: string) => string[];
  open: (id: string) => void;
};

const whole = { lane: 0, of: 1 };

/** One day of the wedding, drawn over its own sky. */
export function DayColumn({ day, light, span, clashes, expected, businesses, open }: DayColumnProps) {
  const held = day.entries.filter((entry): entry is EventEntry => entry.type === "event");
  const lanes = lanesOf(held.map(({ id, when }) => ({ id, ...when })));
  const drawn = drawDay(day.entries, span);
  const warning = dayWarning(day.date);
  return (
    <section className="day-column" aria-label={`${weekdayName(day.date)}, ${spellDay(day.date)}`}>
      <header>
        <h3 className="heading-small">
          {weekdayName(day.date)} <small>{spellDay(day.date)}</small>
        </h3>
        <p>
          {light.place.name}: golden hour {clockTime(light.goldenHour)}, sunset {clockTime(light.sunset)},
          dark by {clockTime(light.dusk)}
        </p>
        {warning !== null && <p>{warning}</p>}
      </header>
      <div className="day-column__sky" style={{ height: (span.to - span.from) * pixelsPerMinute }}>
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
    </section>
  );
}
