import type { GridCells } from "#app/plan/document/plan-grid.ts";

import { timelineOf, type TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { toInstant } from "#app/plan/rules/schedule/time-span.ts";

/** An event or a moment, as a line of a file or an entry of a calendar. */
export type ScheduleRow = {
  /** Stays the same when the row changes. */
  id: string;
  kind: "event" | "moment";
  title: string;
  /** Name of the event that a moment belongs to. */
  event: string;
  /** Calendar day in Alberta, or null. */
  date: string | null;
  /** Minutes after midnight of that day; an end on the next day is above 1440. */
  start: number | null;
  end: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string;
  people: string;
  businesses: string[];
  notes: string;
};

type Planned = {
  events: readonly EventRow[];
  moments: readonly MomentRow[];
  businesses: readonly { id: string; name: string }[];
  businessesAt: Pick<GridCells<string>, "row">;
};

/** The whole schedule in chronological order; entries without a day or hour come last. */
export function scheduleRows({ events, moments, businesses, businessesAt }: Planned): ScheduleRow[] {
  const { days, unplaced } = timelineOf(events, moments);
  const namesAt = (id: string) =>
    businesses.filter((business) => businessesAt.row(id).has(business.id)).map(({ name }) => name);
  const nowhen = { date: null, start: null, end: null, startsAt: null, endsAt: null };
  const placed = days
    .flatMap(({ entries }) => entries)
    .map((entry): ScheduleRow => {
      const { id, when } = entry;
      return {
        ...wordsOf(entry),
        id,
        date: when.date,
        start: when.start,
        end: when.end,
        startsAt: toInstant(when.date, when.start),
        endsAt: toInstant(when.date, when.end),
        businesses: namesAt(id),
      };
    });
  return [
    ...placed,
    ...unplaced.events.map((event) => ({
      ...nowhen,
      ...ofEvent(event),
      date: event.date,
      start: event.start,
      id: event.id,
      businesses: namesAt(event.id),
    })),
    ...unplaced.moments.map((moment) => ({
      ...nowhen,
      ...ofMoment(moment, events.find(({ id }) => id === moment.event) ?? null),
      id: moment.id,
      businesses: namesAt(moment.id),
    })),
  ];
}

function wordsOf(entry: TimelineEntry) {
  return entry.type === "event" ? ofEvent(entry.event) : ofMoment(entry.moment, entry.event);
}

function ofEvent(event: EventRow) {
  const { place, notes } = event;
  return { kind: "event", title: eventName(event), event: "", place, people: "", notes } as const;
}

function ofMoment({ title, place, people, notes }: MomentRow, event: EventRow | null) {
  const at = place === "" ? (event?.place ?? "") : place;
  return {
    kind: "moment",
    title,
    event: event === null ? "" : eventName(event),
    place: at,
    people,
    notes,
  } as const;
}
