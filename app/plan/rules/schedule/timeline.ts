import { eventName } from "./event-name.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { eventTimeSpan, momentTimeSpan, type TimeSpan } from "./time-span.ts";

export type EventEntry = { type: "event"; id: string; title: string; event: EventRow; when: TimeSpan };

export type MomentEntry = {
  type: "moment";
  id: string;
  title: string;
  moment: MomentRow;
  /** The event that it belongs to. */
  event: EventRow | null;
  when: TimeSpan;
};

export type TimelineEntry = EventEntry | MomentEntry;

/** One day of the wedding: its entries in order. */
export type TimelineDay = { date: string; entries: TimelineEntry[] };

export type Timeline = {
  days: TimelineDay[];
  /** Entries without a day or an hour. */
  unplaced: { events: EventRow[]; moments: MomentRow[] };
};

const entriesOfEvents = new WeakMap<EventRow, EventEntry>();
const entriesOfMoments = new WeakMap<MomentRow, MomentEntry>();

/**
 * All events and moments on their days, from the first to the last. An entry whose row, and whose event's row, are
 * the same as before is the same object.
 */
export function timelineOf(events: readonly EventRow[], moments: readonly MomentRow[]): Timeline {
  const unplaced: Timeline["unplaced"] = { events: [], moments: [] };
  const entries: TimelineEntry[] = [];
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const event of events) {
    const when = eventTimeSpan(event);
    if (when === null) unplaced.events.push(event);
    else entries.push(eventEntry(event, when));
  }
  for (const moment of moments) {
    const event = byId.get(moment.event);
    const when = momentTimeSpan(moment, event);
    if (when === null) unplaced.moments.push(moment);
    else entries.push(momentEntry(moment, event ?? null, when));
  }
  const byDate = Map.groupBy(entries.toSorted(inTime), ({ when }) => when.date);
  return { days: Array.from(byDate, ([date, ofDay]) => ({ date, entries: ofDay })), unplaced };
}

function eventEntry(event: EventRow, when: TimeSpan): EventEntry {
  const known = entriesOfEvents.get(event);
  if (known !== undefined) return known;
  const entry: EventEntry = { type: "event", id: event.id, title: eventName(event), event, when };
  entriesOfEvents.set(event, entry);
  return entry;
}

function momentEntry(moment: MomentRow, event: EventRow | null, when: TimeSpan): MomentEntry {
  const known = entriesOfMoments.get(moment);
  if (known !== undefined && known.event === event) return known;
  const title = moment.title === "" ? "Item without a name" : moment.title;
  const entry: MomentEntry = { type: "moment", id: moment.id, title, moment, event, when };
  entriesOfMoments.set(moment, entry);
  return entry;
}

/** An event comes before the moments that begin with it. */
function inTime(a: TimelineEntry, b: TimelineEntry): number {
  return key(a) < key(b) ? -1 : 1;
}

const key = ({ when, type, id }: TimelineEntry) =>
  `${when.date} ${String(when.start).padStart(5, "0")} ${type} ${id}`;
