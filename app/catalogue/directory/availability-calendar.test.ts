import fc from "fast-check";
import { expect, test } from "vitest";

import {
  upcomingAvailability,
  dayNumber,
  packCalendar,
  availabilityOn,
  unpackCalendar,
} from "./availability-calendar.ts";

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const calendar = fc.record({
  taken: fc.uniqueArray(day, { maxLength: 40 }).map((days) => days.toSorted()),
  freeUntil: fc.option(day),
});

test("a calendar says the same of every day after its way to the browser", () => {
  fc.assert(
    fc.property(calendar, fc.array(day, { minLength: 1 }), (said, days) => {
      const sent: unknown = JSON.parse(JSON.stringify({ calendar: packCalendar(said) ?? undefined }));
      expect(sent).toEqual(said.taken.length === 0 && said.freeUntil === null ? {} : expect.anything());
      const there = unpackCalendar(packCalendar(said) ?? undefined);
      for (const asked of [...days, ...said.taken]) {
        const isFree = said.freeUntil !== null && asked <= said.freeUntil;
        const word = said.taken.includes(asked) ? "taken" : isFree ? "free" : "unsaid";
        expect([asked, availabilityOn(there, dayNumber(asked))]).toEqual([asked, word]);
      }
    }),
    { numRuns: 200 },
  );
});

test("a weekend a week for a year is under 350 bytes, and a business that says nothing costs none", () => {
  const saturday = dayNumber("2027-01-02");
  const taken = Array.from({ length: 104 }, (_, at) => saturday + Math.floor(at / 2) * 7 + (at % 2)).map(
    (number) => new Date(number * 86_400_000).toISOString().slice(0, 10),
  );
  expect(JSON.stringify(packCalendar({ taken, freeUntil: "2027-12-31" })).length).toBeLessThan(350);
  expect(packCalendar({ taken: [], freeUntil: null })).toBeNull();
});

test("of what has passed nothing is said", () => {
  const said = { taken: ["2027-01-01", "2027-01-02"], freeUntil: "2027-01-01", datesAsOf: "2026-12-20" };
  expect(upcomingAvailability(said, "2027-01-02")).toEqual({
    ...said,
    taken: ["2027-01-02"],
    freeUntil: null,
    areDatesOld: false,
  });
  expect(upcomingAvailability(said, "2027-01-01")).toEqual({ ...said, areDatesOld: false });
});

test("what was said more than thirty days ago is old, and of what nobody knows when it was said no age is given", () => {
  const said = { taken: ["2027-06-19"], freeUntil: null };
  const age = (datesAsOf: string | null) =>
    upcomingAvailability({ ...said, datesAsOf }, "2027-01-31").areDatesOld;
  expect([age("2027-01-01"), age("2026-12-31"), age(null)]).toEqual([false, true, false]);
});
