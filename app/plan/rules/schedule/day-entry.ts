import type { Timeline, TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";

import { clockMinutes } from "./clock-minutes.ts";

/** An event or a moment as the day itself sees it. */
export type DayEntry = {
  id: string;
  type: "event" | "moment";
  title: string;
  /** Minutes of Alberta's wall clock (clock-minutes.ts). */
  start: number;
  end: number;
  /** The event of a moment; null for an event, and for a moment between the events. */
  eventId: string | null;
  /** Id of the entry after which the couple put it, or ''. */
  after: string;
  fixed: boolean;
  fixedWhy: string;
  place: string;
  people: string;
  isDone: boolean;
};

/** All entries with a day and an hour, in order. */
export function dayEntries({ days }: Pick<Timeline, "days">): DayEntry[] {
  return days
    .flatMap(({ entries }) => entries)
    .map(toDayEntry)
    .toSorted(inOrder);
}

/** An event comes before the moments that begin with it. */
export function inOrder(a: DayEntry, b: DayEntry): number {
  if (a.start !== b.start) return a.start - b.start;
  if (a.type !== b.type) return a.type === "event" ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function toDayEntry(entry: TimelineEntry): DayEntry {
  const { id, type, title, when } = entry;
  const row = entry.type === "event" ? entry.event : entry.moment;
  return {
    id,
    type,
    title,
    start: clockMinutes(when.date, when.start),
    end: clockMinutes(when.date, when.end),
    eventId: entry.type === "event" ? null : (entry.event?.id ?? null),
    after: row.afterEntry,
    fixed: row.fixed,
    fixedWhy: row.fixedWhy,
    place: (row.place || (entry.event?.place ?? "")).trim(),
    people: entry.type === "event" ? "" : entry.moment.people,
    isDone: row.doneAt !== null,
  };
}
