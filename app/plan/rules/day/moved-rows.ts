import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

import type { MovedEntry } from "./apply-delay.ts";
import { clockMinutes, dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";

/** Rows of the plan. */
type Rows = { events: readonly EventRow[]; moments: readonly MomentRow[] };

/** The limits of a moment's distance from its event, and of a length (schedule.schema.ts). */
const [leastAfter, mostAfter, mostMinutes] = [-720, 2880, 2880];

/** What changes in the rows of events and moments, by id. */
export type RowChanges = {
  events: Map<string, Partial<EventRow>>;
  moments: Map<string, Partial<MomentRow>>;
};

/**
 * The changes of rows that move entries. A moment's hour is stored as its distance from its event's beginning:
 * where the event moves and the moment does not, the distance changes.
 */
export function movedChanges({ events, moments }: Rows, moved: readonly MovedEntry[]): RowChanges {
  const movedById = new Map(moved.map((entry) => [entry.id, entry]));
  const changes: RowChanges = { events: new Map(), moments: new Map() };
  const eventsById = new Map(events.map((event) => [event.id, event]));
  for (const { id } of events) {
    const change = movedById.get(id);
    if (change !== undefined) changes.events.set(id, { ...dayAndHour(change), ...length(change) });
  }
  for (const { id, event: eventId, after } of moments) {
    const change = movedById.get(id);
    const event = eventsById.get(eventId);
    if (event === undefined) {
      if (change !== undefined) changes.moments.set(id, { ...dayAndHour(change), ...length(change) });
      continue;
    }
    const was = clockOf(event);
    if (was === null || after === null || (change === undefined && !movedById.has(eventId))) continue;
    const start = change?.after.start ?? was + after;
    const distance = start - (movedById.get(eventId)?.after.start ?? was);
    changes.moments.set(id, {
      after: Math.min(mostAfter, Math.max(leastAfter, distance)),
      ...(change === undefined ? {} : length(change)),
    });
  }
  return changes;
}

/** The same rows with the changes in them. */
export function movedRows(rows: Rows, moved: readonly MovedEntry[]): Rows {
  const changes = movedChanges(rows, moved);
  return {
    events: rows.events.map((row) => ({ ...row, ...changes.events.get(row.id) })),
    moments: rows.moments.map((row) => ({ ...row, ...changes.moments.get(row.id) })),
  };
}

const clockOf = ({ date, start }: EventRow) =>
  date === null || start === null ? null : clockMinutes(date, start);

function dayAndHour({ after }: MovedEntry): { date: string; start: number } {
  const { date, minutes } = dayAndMinutes(after.start);
  return { date, start: minutes };
}

/** Only a length that changes is written: one that the couple left open stays open. */
function length({ before, after }: MovedEntry): { minutes?: number } {
  const [was, is] = [before.end - before.start, after.end - after.start];
  return was === is ? {} : { minutes: Math.min(mostMinutes, is) };
}
