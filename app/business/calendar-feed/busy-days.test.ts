import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";
import { exportedCalendars } from "#test-support/exported-calendars.ts";

import { busyDays } from "./busy-days.server.ts";

const window = { from: "2027-01-01", to: "2027-12-31" };

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1@test", ...lines, "END:VEVENT"];
/** The days of a calendar that is read; why, of another. */
function read(text: string, within = window) {
  const found = busyDays(text, within);
  return found.ok ? found.days : found.problem;
}
const daysOf = (...lines: string[]) => read(calendar(...event(...lines)));

test("a calendar as Google exports it: all-day events marked busy, not those marked free", () => {
  // 2 p.m. to 11 p.m. in Alberta: one day, though it ends on the next one in UTC.
  expect(read(exportedCalendars.google.text)).toEqual(exportedCalendars.google.busy);
});

test("a calendar as Apple exports it: zones, repetitions, one of them moved and one left out", () => {
  expect(read(exportedCalendars.apple.text)).toEqual(exportedCalendars.apple.busy);
});

test("a calendar as Outlook publishes it: busy and away, not free, tentative or cancelled", () => {
  expect(read(exportedCalendars.outlook.text)).toEqual(exportedCalendars.outlook.busy);
});

test("an event of a few hours takes no day, one of six hours does, and one over night takes what it fills", () => {
  expect(daysOf("DTSTART:20270710T090000", "DTEND:20270710T110000")).toEqual([]);
  expect(daysOf("DTSTART:20270710T120000", "DTEND:20270710T180000")).toEqual(["2027-07-10"]);
  expect(daysOf("DTSTART:20270710T160000", "DTEND:20270711T020000")).toEqual(["2027-07-10"]);
  expect(daysOf("DTSTART:20270710T160000", "DURATION:P2D")).toEqual([
    "2027-07-10",
    "2027-07-11",
    "2027-07-12",
  ]);
  expect(daysOf("DTSTART;VALUE=DATE:20270710")).toEqual(["2027-07-10"]);
});

test("only days within the window count, of an event of ten years too", () => {
  const summer = { from: "2027-07-09", to: "2027-07-11" };
  const text = calendar(...event("DTSTART;VALUE=DATE:20200101", "DTEND;VALUE=DATE:20300101"));
  expect(read(text, summer)).toEqual(["2027-07-09", "2027-07-10", "2027-07-11"]);
});

test("a rule that never matches, or repeats each second, does not hold the site up", () => {
  for (const rule of [
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
    "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY",
  ])
    expect(daysOf("DTSTART;VALUE=DATE:20270301", `RRULE:${rule}`)).toEqual(["2027-03-01"]);
  // Not through the rules of a time zone either.
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:X",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU",
    "TZOFFSETFROM:-0600",
    "TZOFFSETTO:-0600",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const local = event("DTSTART;TZID=X:20270301T080000", "DTEND;TZID=X:20270301T200000");
  expect(read(calendar(...zone, ...local))).toEqual(["2027-03-01"]);
});

test("what is no calendar is told from one without events", () => {
  expect(read(calendar())).toEqual([]);
  for (const text of ["", "<!doctype html><title>Sign in</title>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCAL"])
    expect(read(text)).toBe("not-a-calendar");
});

test("an event that has repeated for years is busy on the days that its rule says, without being read from the first", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(1, 7),
      fc.integer({ min: 1, max: 3 }),
      (before, interval, unit, lasts) => {
        const first = addDays(window.from, -before);
        const said = daysOf(
          `DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`,
          `DURATION:P${lasts}D`,
          `RRULE:FREQ=${unit === 1 ? "DAILY" : "WEEKLY"};INTERVAL=${interval}`,
        );
        const all = Array.from({ length: 365 }, (_, at) => addDays(window.from, at));
        const isBusy = (day: string) => {
          const since = daysBetween(first, day);
          return Array.from({ length: lasts }, (_, at) => since - at).some(
            (from) => from >= 0 && from % (unit * interval) === 0,
          );
        };
        expect(said).toEqual(all.filter(isBusy));
      },
    ),
    { numRuns: 40 },
  );
});

test("a rule by weekdays keeps its weeks, and one that has ended is over", () => {
  const since = ["DTSTART;VALUE=DATE:20100102", "DTEND;VALUE=DATE:20100103"];
  const fortnight = daysOf(...since, "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU");
  expect(fortnight.slice(0, 4)).toEqual(["2027-01-09", "2027-01-10", "2027-01-23", "2027-01-24"]);
  expect(daysOf(...since, "RRULE:FREQ=DAILY;UNTIL=20201231")).toEqual([]);
  expect(daysOf(...since, "RRULE:FREQ=DAILY;UNTIL=20270102")).toEqual(["2027-01-01", "2027-01-02"]);
  // As programs write 'without an end'.
  for (const until of ["99991231", "99991231T235959Z"])
    expect(daysOf(...since, `RRULE:FREQ=WEEKLY;UNTIL=${until}`)).toHaveLength(52);
});

test("a calendar of endless repetitions is refused instead of read for minutes", () => {
  const endless = event("DTSTART;VALUE=DATE:20270101", "RRULE:FREQ=DAILY");
  const events = Array.from({ length: 2000 }, (_, at) =>
    endless.map((line) => line.replace("UID:1@", `UID:${at}@`)),
  );
  expect(read(calendar(...events.flat()))).toBe("too-large");
});

/** Forty events, each with the repetitions of it that were moved. */
const many = (lines: readonly string[], ...moved: readonly (readonly string[])[]) =>
  Array.from({ length: 40 }, (_, at) =>
    [lines, ...moved].flatMap((each) => ["BEGIN:VEVENT", `UID:${at}@test`, ...each, "END:VEVENT"]),
  ).flat();

test("repetitions that can take no day are not read, however many there are", () => {
  const wedding = event("DTSTART;VALUE=DATE:20270710");
  for (const lines of [
    ["DTSTART:20150101T090000", "DURATION:PT15M", "RRULE:FREQ=DAILY"],
    ["DTSTART;VALUE=DATE:20150101", "TRANSP:TRANSPARENT", "RRULE:FREQ=DAILY"],
    ["DTSTART;VALUE=DATE:20150101", "RRULE:FREQ=DAILY;UNTIL=20261229"],
  ])
    expect(read(calendar(...many(lines), ...wedding)), lines.join(" ")).toEqual(["2027-07-10"]);
});

test("reminders of which one was moved are not read one by one either", () => {
  const reminder = ["DTSTART:20150101T090000", "DURATION:PT15M", "RRULE:FREQ=DAILY"];
  const moved = ["RECURRENCE-ID:20190304T090000", "DTSTART:20190304T110000", "DURATION:PT15M"];
  const wedding = event("DTSTART;VALUE=DATE:20270710");
  expect(read(calendar(...many(reminder, moved), ...wedding))).toEqual(["2027-07-10"]);
});

test("an event that has repeated for years takes its days, and those that one of it was moved to", () => {
  const daily = event("DTSTART;VALUE=DATE:20100101", "RRULE:FREQ=DAILY");
  const weekend = { from: "2027-07-08", to: "2027-07-11" };
  const left = event("RECURRENCE-ID;VALUE=DATE:20270710", "DTSTART;VALUE=DATE:20190101");
  expect(read(calendar(...daily, ...left), weekend)).toEqual(["2027-07-08", "2027-07-09", "2027-07-11"]);

  const saturdays = event("DTSTART;VALUE=DATE:20150103", "RRULE:FREQ=WEEKLY");
  for (const from of ["20160102", "20270717", "20300105"]) {
    const moved = event(`RECURRENCE-ID;VALUE=DATE:${from}`, "DTSTART;VALUE=DATE:20270709");
    expect(read(calendar(...saturdays, ...moved), weekend), from).toEqual(["2027-07-09", "2027-07-10"]);
  }
});

test("a reminder that was made longer from one day on takes the days from then", () => {
  const reminder = event("DTSTART:20200103T090000", "DURATION:PT15M", "RRULE:FREQ=WEEKLY");
  const later = event(
    "RECURRENCE-ID;RANGE=THISANDFUTURE:20271210T090000",
    "DTSTART:20271210T090000",
    "DURATION:PT9H",
  );
  expect(read(calendar(...reminder, ...later))).toEqual([
    "2027-12-10",
    "2027-12-17",
    "2027-12-24",
    "2027-12-31",
  ]);
});

test("a moved repetition without its series counts, too", () => {
  expect(daysOf("RECURRENCE-ID;VALUE=DATE:20270108", "DTSTART;VALUE=DATE:20270109")).toEqual(["2027-01-09"]);
});

test("a reminder that was once moved and made a whole day takes that day", () => {
  const reminder = event("DTSTART:20270101T090000", "DURATION:PT15M", "RRULE:FREQ=WEEKLY");
  const moved = event("RECURRENCE-ID:20270108T090000", "DTSTART;VALUE=DATE:20270109");
  expect(read(calendar(...reminder, ...moved))).toEqual(["2027-01-09"]);
});
