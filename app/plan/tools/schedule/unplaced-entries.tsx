import { useMemo, type ToggleEvent } from "react";

import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { undatedDays } from "#app/plan/rules/day/undated-days.ts";
import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

import { entryElementId } from "./entry-details.tsx";
import { EventFields } from "./event-fields.tsx";
import { placeOfEvent, placeOfMoment, type Place } from "./held-places.ts";
import { MomentFields } from "./moment-fields.tsx";

type UnplacedEntriesProps = Pick<Schedule, "unplaced" | "sources"> & {
  hold: (id: string, place: Place | null) => void;
};

/** Events and items without a day or a time, in their usual order and at their usual hour where they have one. */
export function UnplacedEntries({ unplaced, sources, hold }: UnplacedEntriesProps) {
  const kinds = useRow(wedding, weddingRowId)?.kinds;
  const usual = useMemo(() => {
    const days = undatedDays(sources.events, sources.moments, kinds ?? []);
    return new Map(days.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  }, [sources, kinds]);
  const ranks = new Map([...usual.keys()].map((id, rank) => [id, rank]));
  const inOrder = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.toSorted((a, b) => (ranks.get(a.id) ?? usual.size) - (ranks.get(b.id) ?? usual.size));
  const nameOf = (id: string) => {
    const event = sources.events.find((one) => one.id === id);
    return event === undefined ? "Set a time" : eventName(event);
  };
  const holdWhileOpen = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>, id: string, place: Place) =>
    hold(id, currentTarget.open ? place : null);
  return (
    <>
      {unplaced.events.length > 0 && (
        <section aria-label="Events without a day or a time">
          <h4 className="heading-small">Events without a day or a time</h4>
          <ol>
            {inOrder(unplaced.events).map((event) => (
              <li key={event.id} id={entryElementId(event.id)} className="run" data-type="event">
                <details onToggle={(toggled) => holdWhileOpen(toggled, event.id, placeOfEvent(event))}>
                  <summary>
                    <UsualHour entry={usual.get(event.id)} />
                    <strong>{eventName(event)}</strong>{" "}
                    <span>{event.start === null ? "Set a day and a time" : "Set a day"}</span>
                  </summary>
                  <EventFields id={event.id} />
                </details>
              </li>
            ))}
          </ol>
        </section>
      )}
      {unplaced.moments.length > 0 && (
        <section aria-label="Items without a day or a time">
          <h4 className="heading-small">Items without a day or a time</h4>
          <p className="note">Their event has no day or time yet, or was removed.</p>
          <ol>
            {inOrder(unplaced.moments).map((moment) => (
              <li key={moment.id} id={entryElementId(moment.id)} className="run" data-type="moment">
                <details onToggle={(toggled) => holdWhileOpen(toggled, moment.id, placeOfMoment(moment))}>
                  <summary>
                    <UsualHour entry={usual.get(moment.id)} />
                    <strong>{moment.title}</strong> <span>{nameOf(moment.event)}</span>
                  </summary>
                  <MomentFields id={moment.id} />
                </details>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function UsualHour({ entry }: { entry: DayEntry | undefined }) {
  return entry === undefined ? null : <time>{formatClockTime(dayAndMinutes(entry.start).minutes)}</time>;
}
