import ical, { ICalEventTransparency } from "ical-generator";

import { albertaInstant } from "./alberta-time.ts";

/** An entry of a calendar file. */
export type CalendarFileEntry = {
  /** The same for as long as what it stands for exists. */
  id: string;
  title: string;
  /** Day in Alberta, such as '2027-06-19'. */
  date: string;
  /** Minutes after midnight there; null for the whole day. */
  start: number | null;
  minutes: number;
  place: string;
  notes: string;
  /** Whether the time is taken; without it an entry with an hour is, and a whole day is not. */
  isBusy?: boolean;
};

type CalendarFile = {
  name: string;
  /** Which part of the site writes it. */
  product: string;
  /** What the entries belong to, so that no two files have an entry in common. */
  source: string;
  entries: readonly CalendarFileEntry[];
  /** When anything in it was last changed. */
  changedAt: Date;
};

/** Refresh interval for subscribers, in seconds. */
const refreshedAfter = 3600;

/** Start of the sequence numbers: each minute from here on makes a later version of every entry. */
const firstVersion = Date.UTC(2026, 0, 1);

/** Entries as an .ics file (RFC 5545). Times are instants; a whole day is a calendar day. */
export function writeCalendarFile({ name, product, source, entries, changedAt }: CalendarFile): string {
  const calendar = ical({
    name,
    prodId: { company: "Wild Rose Weddings", product, language: "EN" },
    ttl: refreshedAfter,
  });
  for (const { id, title, date, start, minutes, place, notes, isBusy = start !== null } of entries) {
    const begin = start === null ? new Date(`${date}T00:00:00Z`) : albertaInstant(date, start);
    calendar.createEvent({
      id: `${id}@${source}`,
      sequence: Math.max(0, Math.floor((changedAt.getTime() - firstVersion) / 60_000)),
      stamp: changedAt,
      start: begin,
      end: start === null ? null : new Date(begin.getTime() + minutes * 60_000),
      allDay: start === null,
      summary: oneLine(title),
      location: place === "" ? null : oneLine(place),
      description: notes === "" ? null : readable(notes),
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** Control characters, which a calendar must not contain; a line break is allowed in a description. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

const readable = (text: string) => text.toWellFormed().replaceAll(controls, " ");
const oneLine = (text: string) => readable(text).replaceAll("\n", " ");
