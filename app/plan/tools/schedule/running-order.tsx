import { formatWeekdayDate } from "#app/calendar/date-arithmetic.ts";

import { AddMoment } from "./add-moment.tsx";
import { EntryDetails } from "./entry-details.tsx";
import { EventFields } from "./event-fields.tsx";
import { MomentFields } from "./moment-fields.tsx";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

/** The same as a list, day by day: for reading, without a mouse, and for editing each line. */
export function RunningOrder({ schedule, opened }: { schedule: Schedule; opened: string | null }) {
  const { days, unplaced } = schedule;
  return (
    <section className="plan__section running-order" aria-labelledby="running-order-heading">
      <h3 className="heading-large" id="running-order-heading">
        The running order
      </h3>
      {days.map((day) => (
        <section key={day.date} aria-label={formatWeekdayDate(day.date)}>
          <h4 className="heading-small">{formatWeekdayDate(day.date)}</h4>
          <ol>
            {day.entries.map((entry) => (
              <EntryDetails key={entry.id} entry={entry} schedule={schedule} isOpened={opened === entry.id} />
            ))}
          </ol>
          <AddMoment date={day.date} />
        </section>
      ))}
      {unplaced.events.length > 0 && (
        <section aria-label="Without a day or an hour">
          <h4 className="heading-small">Without a day or an hour</h4>
          <ol>
            {unplaced.events.map((event) => (
              <li key={event.id} className="run" data-type="event">
                <details>
                  <summary>
                    <strong>{eventName(event)}</strong> <span>Give it a day and an hour</span>
                  </summary>
                  <EventFields event={event} schedule={schedule} />
                </details>
              </li>
            ))}
          </ol>
        </section>
      )}
      {unplaced.moments.length > 0 && (
        <section aria-label="Moments without an hour">
          <h4 className="heading-small">Moments without an hour</h4>
          <p className="note">Their event has no day or hour yet, or was removed.</p>
          <ol>
            {unplaced.moments.map((moment) => (
              <li key={moment.id} className="run" data-type="moment">
                <details>
                  <summary>
                    <strong>{moment.title}</strong> <span>Say when it is</span>
                  </summary>
                  <MomentFields moment={moment} schedule={schedule} />
                </details>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
