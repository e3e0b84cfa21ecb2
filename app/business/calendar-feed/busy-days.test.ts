import { expect, test } from "vitest";

import { busyDays } from "./busy-days.server.ts";

const window = { from: "2027-01-01", to: "2027-12-31" };

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1@test", ...lines, "END:VEVENT"];
const daysOf = (...lines: string[]) => busyDays(calendar(...event(...lines)), window);

const outlook = (id: number, day: string, status: string, more: string[] = []) => [
  "BEGIN:VEVENT",
  "CLASS:PUBLIC",
  `DTSTART;VALUE=DATE:${day}`,
  `DTEND;VALUE=DATE:${Number(day) + 1}`,
  "SUMMARY;LANGUAGE=en-ca:Event",
  "TRANSP:OPAQUE",
  `UID:040000008200E00074C5B7101A82E008${id}`,
  `X-MICROSOFT-CDO-BUSYSTATUS:${status}`,
  "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
  ...more,
  "END:VEVENT",
];

test("a calendar as Google exports it: all-day events marked busy, not those marked free", () => {
  const google = `BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Roses & Co
X-WR-TIMEZONE:America/Edmonton
BEGIN:VEVENT
DTSTART;VALUE=DATE:20270710
DTEND;VALUE=DATE:20270712
DTSTAMP:20261120T150000Z
UID:4kq2@google.com
CREATED:20261101T150000Z
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Gill wedding
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20270801
DTEND;VALUE=DATE:20270802
DTSTAMP:20261120T150000Z
UID:9x@google.com
STATUS:CONFIRMED
SUMMARY:Mum's birthday
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
DTSTART:20270821T200000Z
DTEND:20270822T050000Z
DTSTAMP:20261120T150000Z
UID:7y@google.com
STATUS:CONFIRMED
SUMMARY:Reception\\, Banff
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");
  // 2 p.m. to 11 p.m. in Alberta: one day, though it ends on the next one in UTC.
  expect(busyDays(google, window)).toEqual(["2027-07-10", "2027-07-11", "2027-08-21"]);
});

test("a calendar as Apple exports it: zones, repetitions, one of them moved and one left out", () => {
  const apple = `BEGIN:VCALENDAR
METHOD:PUBLISH
VERSION:2.0
X-WR-CALNAME:Studio
PRODID:-//Apple Inc.//macOS 15.5//EN
CALSCALE:GREGORIAN
BEGIN:VTIMEZONE
TZID:America/Edmonton
BEGIN:DAYLIGHT
TZOFFSETFROM:-0700
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
DTSTART:20070311T020000
TZNAME:MDT
TZOFFSETTO:-0600
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=SA
DTEND;TZID=America/Edmonton:20270501T230000
TRANSP:OPAQUE
UID:A1-B2
DTSTAMP:20261120T150000Z
SUMMARY:Weekend shoot
DTSTART;TZID=America/Edmonton:20270501T090000
EXDATE;TZID=America/Edmonton:20270515T090000
END:VEVENT
BEGIN:VEVENT
DTEND;TZID=America/Edmonton:20270523T230000
TRANSP:OPAQUE
UID:A1-B2
DTSTAMP:20261120T150000Z
SUMMARY:Weekend shoot
DTSTART;TZID=America/Edmonton:20270523T090000
RECURRENCE-ID;TZID=America/Edmonton:20270522T090000
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");
  expect(busyDays(apple, window)).toEqual(["2027-05-01", "2027-05-08", "2027-05-23"]);
});

test("a calendar as Outlook publishes it: busy and away, not free, tentative or cancelled", () => {
  const text = calendar(
    ...outlook(1, "20270603", "BUSY"),
    ...outlook(2, "20270605", "OOF"),
    ...outlook(3, "20270607", "FREE"),
    ...outlook(4, "20270609", "TENTATIVE"),
    ...outlook(5, "20270611", "BUSY", ["STATUS:CANCELLED"]),
  );
  expect(busyDays(text, window)).toEqual(["2027-06-03", "2027-06-05"]);
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
  expect(busyDays(text, summer)).toEqual(["2027-07-09", "2027-07-10", "2027-07-11"]);
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
  expect(busyDays(calendar(...zone, ...local), window)).toEqual(["2027-03-01"]);
});

test("what is no calendar is told from one without events", () => {
  expect(busyDays(calendar(), window)).toEqual([]);
  for (const text of ["", "<!doctype html><title>Sign in</title>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCAL"])
    expect(busyDays(text, window)).toBeNull();
});
