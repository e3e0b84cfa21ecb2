import fc from "fast-check";
import { expect, test } from "vitest";

import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

import { whatIsNext } from "./what-is-next.ts";

const entry = (id: string, start: number, end: number, given: Partial<DayEntry> = {}): DayEntry => ({
  id,
  type: "moment",
  title: id,
  start,
  end,
  eventId: "reception",
  after: "",
  fixed: false,
  fixedWhy: "",
  place: "",
  people: "",
  isDone: false,
  ...given,
});
const evening = [
  entry("reception", 1080, 1440, { type: "event", eventId: null }),
  entry("entrance", 1125, 1140),
  entry("dinner", 1140, 1230),
  entry("speeches", 1250, 1270),
];
const idsAt = (day: readonly DayEntry[], clock: number) => {
  const { now, next } = whatIsNext(day, clock);
  return [now.map(({ id }) => id), next.map(({ id }) => id)];
};

test("a moment goes on rather than its event, and what begins next comes next", () => {
  expect(idsAt(evening, 1000)).toEqual([[], ["reception"]]);
  expect(idsAt(evening, 1090)).toEqual([["reception"], ["entrance"]]);
  expect(idsAt(evening, 1150)).toEqual([["dinner"], ["speeches"]]);
  expect(idsAt(evening, 1275)).toEqual([["speeches"], []]);
});

test("what should be over goes on until it is ticked off or something else begins", () => {
  expect(idsAt(evening, 1240)).toEqual([["dinner"], ["speeches"]]);
  const ticked = evening.map((one) => (one.id === "dinner" ? { ...one, isDone: true } : one));
  expect(idsAt(ticked, 1240)).toEqual([["reception"], ["speeches"]]);
  expect(idsAt(ticked, 1200)).toEqual([["reception"], ["speeches"]]);
  expect(idsAt([entry("milni", 600, 645, { eventId: null })], 650)).toEqual([["milni"], []]);
  expect(idsAt([entry("milni", 600, 645, { eventId: null })], 900)).toEqual([[], []]);
});

test("whatever the day, nothing is now and next at once, and nothing that is done is either", () => {
  const anyDay = fc.array(
    fc.record({ start: fc.nat(1440), length: fc.integer({ min: 1, max: 300 }), isDone: fc.boolean() }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anyDay, fc.nat(1800), (rows, clock) => {
      const day = rows.map(({ start, length, isDone }, at) =>
        entry(`e${at}`, start, start + length, { isDone }),
      );
      const { now, next } = whatIsNext(day, clock);
      for (const one of now) expect([one.isDone, one.start <= clock]).toEqual([false, true]);
      for (const one of next) expect([one.isDone, one.start > clock]).toEqual([false, true]);
    }),
  );
});
