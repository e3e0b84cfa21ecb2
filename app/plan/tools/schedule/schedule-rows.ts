import type { GridCells } from "#app/plan/document/plan-grid.ts";

import { timelineOf, type Entry } from "#app/plan/rules/schedule/timeline.ts";
import { nameOf, type Moment, type PlannedEvent } from "#app/plan/schedule/planned.ts";
import { instantOf } from "#app/plan/schedule/when.ts";

/** An event or a moment, as a line of a file or an entry of a calendar. */
export type ScheduleRow = {
  /** Stays the same when the row changes. */
  id: string;
  kind: "event" | "moment";
  title: string;
  /** Name of the event that a moment belongs to. */
  event: string;
  /** Day on Alberta's calendar, or null. */
  date: string | null;
  /** Minutes after midnight of that day; what ends after it ends after 1440. */
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
  events: readonly PlannedEvent[];
  moments: readonly Moment[];
  businesses: readonly { id: string; name: string }[];
  businessesAt: Pick<GridCells<string>, "row">;
};

/** The whole schedule in the order in which it is held; what has no day or hour comes last. */
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
        startsAt: instantOf(when.date, when.start),
        endsAt: instantOf(when.date, when.end),
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

function wordsOf(entry: Entry) {
  return entry.type === "event" ? ofEvent(entry.event) : ofMoment(entry.moment, entry.event);
}

function ofEvent(event: PlannedEvent) {
  const { place, notes } = event;
  return { kind: "event", title: nameOf(event), event: "", place, people: "", notes } as const;
}

function ofMoment({ title, place, people, notes }: Moment, event: PlannedEvent | null) {
  const at = place === "" ? (event?.place ?? "") : place;
  return {
    kind: "moment",
    title,
    event: event === null ? "" : nameOf(event),
    place: at,
    people,
    notes,
  } as const;
}
