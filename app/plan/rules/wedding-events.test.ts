import fc from "fast-check";
import { expect, test } from "vitest";

import { weddingKinds } from "#content/plan/event-kinds.ts";

import { sortEvents, shiftDate, defaultEvents } from "./wedding-events.ts";

test("a Punjabi Sikh wedding begins with eight events over three days, each for its part of the guests", () => {
  const events = defaultEvents("punjabi-sikh", { date: "2027-06-19", guests: 400 });
  expect(events.map(({ name, date, guests }) => [name, date, guests])).toEqual([
    ["Mehndi", "2027-06-17", 120],
    ["Sangeet", "2027-06-18", 240],
    ["Haldi", "2027-06-18", 60],
    ["Baraat", "2027-06-19", 200],
    ["Milni", "2027-06-19", 200],
    ["Anand Karaj", "2027-06-19", 320],
    ["Vidaai", "2027-06-19", 120],
    ["Reception", "2027-06-19", 400],
  ]);
});

test("every kind of wedding has a reception, and each of its events is known", () => {
  for (const { id, events } of weddingKinds) {
    const begun = defaultEvents(id, { date: null, guests: null });
    expect(begun).toHaveLength(events.length);
    expect(begun.map(({ kind }) => kind)).toContain("reception");
    expect(begun.every(({ date, guests }) => date === null && guests === null)).toBe(true);
  }
});

const dates = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("moving there and back changes no date, over every change of clocks and leap day", () => {
  fc.assert(
    fc.property(dates, dates, dates, (date, from, to) => {
      expect(shiftDate(shiftDate(date, from, to), to, from)).toBe(date);
    }),
  );
});

const event = (id: string, date: string | null, start: number | null) => ({ id, date, start });

test("events stand in the order in which they are held, those without a date last", () => {
  expect(
    sortEvents([
      event("a", null, 600),
      event("b", "2027-06-19", 1080),
      event("c", "2027-06-19", 600),
      event("d", "2027-06-18", null),
    ]).map(({ id }) => id),
  ).toEqual(["d", "c", "b", "a"]);
});
