import fc from "fast-check";
import { expect, test } from "vitest";

import { eventKinds } from "#content/plan/event-kinds.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatAskedEvents, maxAskedEvents } from "#app/catalogue/listings/asked-events.ts";

import { describeAskedEvents } from "./describe-asked-events.ts";
import { moveAskedEvents } from "./move-asked-events.ts";
import { parseAskedEvents } from "./parse-asked-events.ts";

const event = fc.record({
  kind: fc.constantFrom("", ...eventKinds.map(({ id }) => id)),
  day: fc.integer({ min: -60, max: 60 }).map((day) => day || 0),
  guests: fc.integer({ min: 0, max: 5000 }),
  name: fc.constantFrom("Jago night", "Ladies' sangeet", "Doli, at noon", "ਜਾਗੋ", "50 % fun. & more"),
});

test("events come out of an address as they went in, in the order of their days", () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: maxAskedEvents }), (events) => {
      expect(parseAskedEvents(formatAskedEvents(events))).toEqual(events.toSorted((a, b) => a.day - b.day));
    }),
  );
});

test.each([
  null,
  "",
  "sangeet",
  "sangeet.1",
  "party.0.20",
  "sangeet.90.20",
  "sangeet.0.9000",
  "<b>.0.20",
  "toString.0.20",
  "sangeet.0.300,party.1.20",
  Array(maxAskedEvents + 1)
    .fill("reception.0.20")
    .join(),
])("an address of which a part is no event says none: %j", (value) =>
  expect(parseAskedEvents(value)).toEqual([]),
);

test("a vendor reads what the couple calls an event, on one line", () => {
  const events = parseAskedEvents("mehndi.0.54.Jago%20night%0Aat%20home,reception.1.300.%E0%A4%A");
  expect(describeAskedEvents(events, null)).toBe(
    "Our events:\nDay 1: Jago night at home, 54 guests\nDay 2: Reception, 300 guests",
  );
});

test("a vendor reads a line for each event, with its day and guests", () => {
  const events = parseAskedEvents("reception.0.420,sangeet.-1.300,.1.0");
  expect(describeAskedEvents(events, "2027-06-19")).toBe(
    [
      "Our events:",
      "Friday, 18 June 2027: Sangeet, 300 guests",
      "Saturday, 19 June 2027: Reception, 420 guests",
      "Sunday, 20 June 2027: Another event",
    ].join("\n"),
  );
});

test("without a date the days are counted from the first event", () => {
  const events = parseAskedEvents("mehndi.0.1,reception.2.420");
  expect(describeAskedEvents(events, null)).toBe(
    "Our events:\nDay 1: Mehndi, 1 guest\nDay 3: Reception, 420 guests",
  );
});

test("a single event is said by the fields for date and guests alone", () =>
  expect(describeAskedEvents(parseAskedEvents("reception.0.420"), "2027-06-19")).toBe(""));

test("the listed events move with the wedding day, and nothing else of the couple's text", () => {
  const events = parseAskedEvents("mehndi.-2.60.Jago%20night,reception.0.420");
  const write = (date: string) =>
    `We met on\nFriday, 18 June 2027: at a fair.\n${describeAskedEvents(events, date)}\nDinner at 6: maybe.\nSaturday, 19 June 2027: a call?`;
  expect(moveAskedEvents(write("2027-06-19"), "2027-06-19", "2027-07-03")).toBe(write("2027-07-03"));
  expect(moveAskedEvents(write("2028-03-01"), "2028-03-01", "2027-12-31")).toBe(write("2027-12-31"));
  fc.assert(
    fc.property(
      fc.array(event, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: -900, max: 900 }),
      (some, days) => {
        const to = addDays("2027-06-19", days);
        expect(moveAskedEvents(describeAskedEvents(some, "2027-06-19"), "2027-06-19", to) ?? "same").toBe(
          days === 0 ? "same" : describeAskedEvents(some, to),
        );
      },
    ),
  );
});

test.each([
  "",
  "Our events:\nDay 1: Mehndi\nDay 2: Reception",
  "Our events:\nFriday, 31 June 2027: Mehndi",
  "Our events:\n\nFriday, 18 June 2027: Mehndi",
  "Friday, 18 June 2027: Mehndi",
])("a text that lists no event on a day stays: %j", (text) =>
  expect(moveAskedEvents(text, "2027-06-19", "2027-06-26")).toBeNull(),
);
