import ICAL from "ical.js";

import { albertaDate, albertaMinutes } from "#app/calendar/alberta-time.ts";
import { addDays, daysBetween as countDays } from "#app/calendar/date-arithmetic.ts";

/** An event that is not all day takes a day when it fills this many of its minutes. */
const takingMinutes = 6 * 60;

/** More than this is not read: the events of a calendar, and the repetitions of one and of all. */
const most = { events: 5000, occurrences: 4000, inAll: 12_000 } as const;

/** Both days included; wall dates in Alberta. */
export type CalendarWindow = { from: string; to: string };

/** Why a text is not read: it is no calendar, or it repeats more than we read. */
export type BusyDaysProblem = "not-a-calendar" | "too-large";

/** The days, in order. */
export type BusyDays = { ok: true; days: string[] } | { ok: false; problem: BusyDaysProblem };

/**
 * The days on which a calendar (RFC 5545) is busy: by an event of the whole day, or of six hours and more on
 * it. What is cancelled, tentative or marked as free takes no day. Time zones are not looked up: a local time is
 * read as Alberta's.
 */
export function busyDays(text: string, window: CalendarWindow): BusyDays {
  const calendar = parseCalendar(text);
  if (calendar === null) return { ok: false, problem: "not-a-calendar" };
  const events = calendar.getAllSubcomponents("vevent").slice(0, most.events);
  const exceptions = Map.groupBy(
    events.filter((event) => event.hasProperty("recurrence-id")),
    uidOf,
  );
  const days = new Set<string>();
  const budget = { left: most.inAll };
  for (const component of events) {
    // A repetition that was moved counts by itself: it may be far from where it was, or the only one we got.
    const isMoved = component.hasProperty("recurrence-id");
    const event = new ICAL.Event(component, {
      exceptions: isMoved ? [] : (exceptions.get(uidOf(component)) ?? []),
    });
    for (const day of daysOfEvent(event, window, budget)) days.add(day);
    if (budget.left <= 0) return { ok: false, problem: "too-large" };
  }
  return { ok: true, days: [...days].toSorted() };
}

function parseCalendar(text: string): ICAL.Component | null {
  try {
    const calendar = ICAL.Component.fromString(text.replace(/^\uFEFF/, "").trimStart());
    if (calendar.name !== "vcalendar") return null;
    calendar.removeAllSubcomponents("vtimezone");
    return calendar;
  } catch {
    return null;
  }
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? "").toUpperCase();

const uidOf = (component: ICAL.Component): string => textOf(component, "uid");

function isBusy(component: ICAL.Component): boolean {
  return (
    !["CANCELLED", "TENTATIVE"].includes(textOf(component, "status")) &&
    textOf(component, "transp") !== "TRANSPARENT" &&
    !["FREE", "TENTATIVE", "WORKINGELSEWHERE"].includes(textOf(component, "x-microsoft-cdo-busystatus"))
  );
}

function daysOfEvent(event: ICAL.Event, window: CalendarWindow, budget: { left: number }): string[] {
  try {
    if (!event.isRecurring() || !hasPlainRules(event.component))
      return isBusy(event.component) ? daysBetween(event.startDate, event.endDate, window) : [];
    if (!mayTakeDays(event, window)) return [];
    const days: string[] = [];
    const repetitions = event.iterator(firstToRead(event, window));
    for (let read = 0; read < most.occurrences && budget.left > 0; read += 1) {
      budget.left -= 1;
      const next = repetitions.next() ?? null;
      if (next === null || wallOf(next).day > window.to) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      if (isBusy(item.component)) days.push(...daysBetween(startDate, endDate, window));
    }
    return days;
  } catch {
    // A date or a rule that cannot be read: the other events of the calendar can.
    return [];
  }
}

/** Whether one was changed together with all later ones, which may then be longer, or busy. */
const changesLaterOnes = (event: ICAL.Event): boolean => event.rangeExceptions.length > 0;

/** Whether any repetition can take a day of the window: daily reminders for years are then not read one by one. */
function mayTakeDays(event: ICAL.Event, { from }: CalendarWindow): boolean {
  if (changesLaterOnes(event)) return true;
  const minutes = event.duration.toSeconds() / 60;
  if (!isBusy(event.component) || (!event.startDate.isDate && minutes < takingMinutes)) return false;
  const ends = event.component.getAllProperties("rrule").map((rule) => endOf(rule.getFirstValue()));
  if (event.component.hasProperty("rdate") || ends.some((end) => end === null)) return true;
  const lasts = Math.ceil(minutes / (24 * 60)) + 1;
  // Nothing is added to an end: programs write 31 December 9999 for none.
  return ends.some((end) => end !== null && end >= addDays(from, -lasts));
}

/** The last day of a rule that says one. */
const endOf = (rule: unknown): string | null =>
  rule instanceof ICAL.Recur && rule.until !== null ? wallOf(rule.until).day : null;

/** Days that a rule of each frequency repeats by; months and years are few enough to be read from the first. */
const stepDays: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

/**
 * Where reading an event that repeats begins: the last repetition that ends before the window, as far as it can be
 * reckoned. An event whose repetitions are counted is read from the first.
 */
function firstToRead(event: ICAL.Event, { from }: CalendarWindow): ICAL.Time {
  const first = event.startDate;
  const [rule, ...others] = event.component.getAllProperties("rrule").map((each) => each.getFirstValue());
  if (!(rule instanceof ICAL.Recur) || others.length > 0 || rule.count !== null) return first;
  if (event.component.hasProperty("rdate") || changesLaterOnes(event)) return first;
  const step = (stepDays[rule.freq] ?? 0) * rule.interval;
  const lasts = Math.ceil(event.duration.toSeconds() / 86_400) + 1;
  const ahead = countDays(wallOf(first).day, from) - lasts;
  if (step <= 0 || ahead < step) return first;
  const shifted = first.clone();
  shifted.adjust(step * Math.floor(ahead / step), 0, 0, 0);
  return rule.until !== null && rule.until.compare(shifted) < 0 ? first : shifted;
}

/** By what a rule of each frequency may be narrowed; another one may never match, and be looked for without end. */
const narrowing: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ["BYDAY"],
  MONTHLY: ["BYDAY", "BYMONTHDAY"],
  YEARLY: ["BYMONTH", "BYDAY", "BYMONTHDAY"],
};

/** Whether each rule by which an event repeats is one as calendar programs write it. */
function hasPlainRules(component: ICAL.Component): boolean {
  return component.getAllProperties("rrule").every((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) return false;
    const parts = Object.keys(rule.parts);
    const isSingle = !(parts.includes("BYDAY") && parts.includes("BYMONTHDAY"));
    return (
      isSingle &&
      parts.every((part) => narrowing[rule.freq]?.includes(part) ?? false) &&
      rule.freq in narrowing
    );
  });
}

type Wall = { day: string; minutes: number };

/** A time on Alberta's clock: an instant is converted, a local time is taken as it is. */
function wallOf(time: ICAL.Time): Wall {
  if (!time.isDate && time.zone === ICAL.Timezone.utcTimezone) {
    const instant = new Date(time.toUnixTime() * 1000);
    return { day: albertaDate(instant), minutes: albertaMinutes(instant) };
  }
  const day = [String(time.year).padStart(4, "0"), pad(time.month), pad(time.day)].join("-");
  return { day, minutes: time.isDate ? 0 : time.hour * 60 + time.minute };
}

const pad = (number: number) => String(number).padStart(2, "0");

function daysBetween(start: ICAL.Time, end: ICAL.Time, { from, to }: CalendarWindow): string[] {
  const [begins, ends] = [wallOf(start), wallOf(end)];
  const days: string[] = [];
  let day = begins.day < from ? from : begins.day;
  for (; day <= ends.day && day <= to; day = addDays(day, 1)) {
    const first = day === begins.day ? begins.minutes : 0;
    const last = day === ends.day ? ends.minutes : 24 * 60;
    // The end of a whole day is the day after it.
    if (start.isDate ? day < ends.day || ends.day === begins.day : last - first >= takingMinutes)
      days.push(day);
  }
  return days;
}
