import ical, { ICalEventTransparency } from "ical-generator";

import { albertaInstant } from "#app/calendar/alberta-time.ts";

import type { CalendarEntry } from "#app/plan/projections/calendar-entries.ts";

type Calendar = {
  name: string;
  /** The plan's own identifier, so that no two plans have an entry in common. */
  plan: string;
  entries: readonly CalendarEntry[];
  /** When the plan was last changed. */
  changedAt: Date;
};

/** Refresh interval for subscribers, in seconds. */
const refreshedAfter = 3600;

/** Start of the sequence numbers: each minute from here on makes a later version of every entry. */
const firstVersion = Date.UTC(2026, 0, 1);

/** Entries as an .ics file (RFC 5545). Times are instants; a whole day is a calendar day. */
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
      // A task on a day leaves the day free.
      transparency: start === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}

/** Control characters, which a calendar must not contain; a line break is allowed in a description. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

const readable = (text: string) => text.toWellFormed().replaceAll(controls, " ");
const oneLine = (text: string) => readable(text).replaceAll("\n", " ");
