import { nameOf, type Moment, type PlannedEvent } from "#app/plan/schedule/planned.ts";
import { whenOfEvent, whenOfMoment, type When } from "#app/plan/schedule/when.ts";

export type EventEntry = { type: "event"; id: string; title: string; event: PlannedEvent; when: When };

export type MomentEntry = {
  type: "moment";
  id: string;
  title: string;
  moment: Moment;
  /** The event that it belongs to. */
  event: PlannedEvent | null;
  when: When;
};

export type Entry = EventEntry | MomentEntry;

/** One day of the wedding: what is on it, in its order. */
export type Day = { date: string; entries: Entry[] };

export type Timeline = {
  days: Day[];
  /** What has no day or no hour yet. */
  unplaced: { events: PlannedEvent[]; moments: Moment[] };
};

/** All events and moments on their days, from the first to the last. */
export function timelineOf(events: readonly PlannedEvent[], moments: readonly Moment[]): Timeline {
  const unplaced: Timeline["unplaced"] = { events: [], moments: [] };
  const entries: Entry[] = [];
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const event of events) {
    const when = whenOfEvent(event);
    if (when === null) unplaced.events.push(event);
    else entries.push({ type: "event", id: event.id, title: nameOf(event), event, when });
  }
  for (const moment of moments) {
    const event = byId.get(moment.event);
    const when = whenOfMoment(moment, event);
    if (when === null) unplaced.moments.push(moment);
    else
      entries.push({
        type: "moment",
        id: moment.id,
        title: moment.title === "" ? "A moment without a name" : moment.title,
        moment,
        event: event ?? null,
        when,
      });
  }
  const byDate = Map.groupBy(entries.toSorted(inTime), ({ when }) => when.date);
  return { days: Array.from(byDate, ([date, ofDay]) => ({ date, entries: ofDay })), unplaced };
}

/** An event stands before the moments that begin with it. */
function inTime(a: Entry, b: Entry): number {
  return key(a) < key(b) ? -1 : 1;
}

const key = ({ when, type, id }: Entry) =>
  `${when.date} ${String(when.start).padStart(5, "0")} ${type} ${id}`;
