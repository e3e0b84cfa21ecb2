import { expect, test } from "vitest";

import { toCostEvents } from "./to-cost-events.ts";

const event = (kind: string, guests: number | null, more = {}) => ({
  id: kind,
  kind,
  name: "",
  date: null,
  start: null,
  minutes: null,
  guests,
  ...more,
});

test("day, month, meal, hours and fire follow from the event", () => {
  expect(
    toCostEvents(
      [
        event("pheras", 180, { date: "2027-06-19" }),
        event("reception", 300, { date: "2027-06-19", name: "Big night" }),
      ],
      8,
    ),
  ).toMatchObject([
    {
      kind: "pheras",
      name: "Pheras",
      weekday: 6,
      month: 6,
      meal: "lunch",
      hours: 2,
      fire: true,
      music: "background",
    },
    { kind: "reception", name: "Big night", meal: "dinner", hours: 6, fire: false, music: "dancing" },
  ]);
});

test("an event without a date is a Saturday of the usual month", () => {
  expect(toCostEvents([event("reception", 120)], 7)).toMatchObject([{ weekday: 6, month: 7 }]);
});

test("events without guests are left out, and of many the largest stay, in their order", () => {
  const kinds = ["dholki", "mehndi", "sangeet", "pheras", "reception", "walima"];
  const events = toCostEvents(
    [event("brunch", null), ...kinds.map((kind, at) => event(kind, 60 + at * 10))],
    8,
  );
  expect(events.map(({ kind }) => kind)).toEqual(["mehndi", "sangeet", "pheras", "reception", "walima"]);
});
