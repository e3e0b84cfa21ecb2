import ical, { ICalEventTransparency } from "ical-generator";

import { albertaInstant } from "#app/calendar/alberta-time.ts";

import type { CalendarEntry } from "#app/plan/projections/calendar-entries.ts";

type Calendar = {
  name: string;
  /** Where its entries come from, so that no two plans have one in common. */
  plan: string;
  entries: readonly CalendarEntry[];
  /** When the plan was last changed. */
  changedAt: Date;
};

/** How often whoever subscribed asks again, in seconds. */
const refreshedAfter = 3600;

/** From here on each minute makes a later version of every entry. */
const firstVersion = Date.UTC(2026, 0, 1);

/** Entries as an .ics file (RFC 5545). Times are instants; a whole day is a day of the calendar. */
export function writeCalendar({ name, plan, entries, changedAt }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: "Wild Rose Weddings", product: "Plan", language: "EN" },
    ttl: refreshedAfter,
  });
  for (const { id, title, date, start, minutes, place, notes } of entries) {
    const begin = start === null ? new Date(`${date}T00:00:00Z`) : albertaInstant(date, start);
    calendar.createEvent({
      id: `${id}@${plan}`,
      sequence: Math.max(0, Math.floor((changedAt.getTime() - firstVersion) / 60_000)),
      stamp: changedAt,
      start: begin,
      end: start === null ? null : new Date(begin.getTime() + minutes * 60_000),
      allDay: start === null,
      summary: oneLine(title),
      location: place === "" ? null : oneLine(place),
      description: notes === "" ? null : readable(notes),
      // What is to be done on a day leaves the day free.
      transparency: start === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}

/** Control characters, which no calendar may hold; a line break may stand in a description. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

const readable = (text: string) => text.toWellFormed().replaceAll(controls, " ");
const oneLine = (text: string) => readable(text).replaceAll("\n", " ");
