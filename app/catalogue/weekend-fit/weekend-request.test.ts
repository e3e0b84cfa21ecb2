import fc from "fast-check";
import { expect, test } from "vitest";

import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { eventKinds } from "#content/plan/event-kinds.ts";
import { arbitraryWeekend } from "#test-support/arbitrary-weekends.ts";

import { usualWeekendEvents } from "./usual-weekend.ts";
import { dropPassedDate, formatWeekend, parseWeekend } from "./weekend-request.ts";

const parse = (address: string) => parseWeekend(new URLSearchParams(address.split("?")[1] ?? ""), "standard");

const vendors = fc.subarray(vendorKinds.map(({ id }) => id));

test("an address says all of a weekend", () => {
  fc.assert(
    fc.property(arbitraryWeekend, fc.constantFrom(...eventKinds), vendors, (weekend, kind, needed) => {
      const asked = {
        ...weekend,
        vendors: needed,
        budget: weekend.budget === null ? null : Math.ceil(weekend.budget / 100) * 100,
        events: weekend.events.map((event) => ({
          ...event,
          kind: kind.id,
          name: kind.name,
          // In the family's own place nobody asks how they sit.
          seating: event.elsewhere ? ("rows" as const) : event.seating,
        })),
      };
      expect(parse(formatWeekend(asked))).toEqual(asked);
    }),
  );
});

test("nothing that is typed into an address breaks it", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const weekend = parse(`/fit?${query}`);
      expect(weekend.events.length).toBeGreaterThan(0);
    }),
  );
  expect(parse("/fit?event=nothing&guests=-1&places=9").events).toEqual(usualWeekendEvents.standard);
  expect(parse("/fit?event=reception&guests=99999&on=9&at=25:99&hours=0").events[0]).toMatchObject({
    guests: 2000,
    day: 4,
    start: 18 * 60,
    hours: 1,
  });
});

test("a needed thing belongs to the event whose number it has, whichever event was removed", () => {
  const { events } = parse("/fit?event=&event=pheras&event=reception&fire=2&stepfree=3");
  expect(events.map(({ kind, fire, wheelchair }) => [kind, fire, wheelchair])).toEqual([
    ["pheras", true, false],
    ["reception", false, true],
  ]);
});

test("an event that is added stands on the last day, and there are at most six", () => {
  expect(parse("/fit?event=sangeet&event=pheras&on=1&on=2&add=1").events[2]).toMatchObject({
    kind: "reception",
    day: 1,
  });
  const six = Array.from({ length: 6 }, () => "event=sangeet").join("&");
  expect(parse(`/fit?${six}&add=1`).events).toHaveLength(6);
});

test("months are read in their order, whichever way round they are chosen", () => {
  expect(parse("/fit?when=window&from=2027-09&to=2027-06&begins=5").days).toEqual({
    kind: "window",
    from: "2027-06",
    to: "2027-09",
    weekday: 5,
  });
  expect(parse("/fit?when=date&date=2027-02-30").days).toEqual({ kind: "open" });
});

/** The date that had passed on 19 June 2027, and the days that are asked for without it. */
function withoutPassed(date: string) {
  const asked = new URLSearchParams({ guests: "280", when: "date", date });
  const { parameters, passedDate } = dropPassedDate(asked, "2027-06-19");
  return [passedDate, parseWeekend(parameters, "standard").days];
}

test("a date that has passed is left out, and said; one of today or later stays", () => {
  expect(withoutPassed("2027-06-18")).toEqual(["2027-06-18", { kind: "open" }]);
  expect(withoutPassed("2027-06-19")).toEqual([null, { kind: "date", date: "2027-06-19" }]);
  expect(withoutPassed("2027-02-30")).toEqual([null, { kind: "open" }]);
});
