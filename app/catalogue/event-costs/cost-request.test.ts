import fc from "fast-check";
import { expect, test } from "vitest";

import { eventKinds } from "#content/plan/event-kinds.ts";
import { maxCostVenues } from "./costs-path.ts";
import { costChoices, costLimits } from "./cost-event.ts";

import { formatCostRequest, isCounted, parseCostRequest, type CostRequest } from "./cost-request.ts";

const parse = (search: string) => parseCostRequest(new URLSearchParams(search), "standard");

test("an address without events shows the usual ones of its theme", () => {
  expect(parse("").events).toMatchObject([{ kind: "reception", name: "Reception", guests: 120, month: 8 }]);
  expect(parseCostRequest(new URLSearchParams(), "indian").events.map(({ kind }) => kind)).toEqual([
    "sangeet",
    "pheras",
    "reception",
  ]);
});

test("the values of an event stand at the same place as its kind", () => {
  const { events, month } = parse(
    "month=3&event=sangeet&event=&event=brunch&guests=250&guests=99&guests=60&day=5&day=6&day=0&meal=dinner&meal=none&meal=lunch",
  );
  expect(month).toBe(3);
  expect(events).toMatchObject([
    { kind: "sangeet", guests: 250, weekday: 5, meal: "dinner", month: 3 },
    { kind: "brunch", guests: 60, weekday: 0, meal: "lunch", month: 3 },
  ]);
});

test.each([
  ["guests=9999&event=reception", { guests: costLimits.guests.max }],
  ["guests=99999&event=reception", { guests: costLimits.guests.max }],
  ["guests=-5&event=reception", { guests: 120 }],
  ["hours=1&event=reception", { hours: costLimits.hours.min }],
  ["bar=beer&event=reception", { bar: "venue" }],
  ["event=reception", { bar: "none", fire: false }],
])("%s is brought within the bounds", (search, event) => {
  expect(parse(search).events[0]).toMatchObject(event);
});

test.each(["0", "9", "701", "", "50.5", "1e2", "-5"])("of '%s' guests no sum is made", (text) => {
  expect(isCounted(text, costLimits.guests)).toBe(false);
});

test.each(["10", "700", "050"])("of '%s' guests a sum is made", (text) => {
  expect(isCounted(text, costLimits.guests)).toBe(true);
});

test("an event is added by a press, up to the most of them", () => {
  expect(parse("event=reception&add=1").events.map(({ kind }) => kind)).toEqual(["reception", "ceremony"]);
  const full = Array.from({ length: costLimits.events }, () => "event=reception").join("&");
  expect(parse(`${full}&add=1`).events).toHaveLength(costLimits.events);
});

const requests: fc.Arbitrary<CostRequest> = fc
  .record({
    slugs: fc.uniqueArray(fc.constantFrom("a-hall", "b-hall", "c-hall"), { maxLength: maxCostVenues }),
    month: fc.integer({ min: 1, max: 12 }),
    events: fc.array(
      fc.record({
        kind: fc.constantFrom(...eventKinds),
        guests: fc.integer(costLimits.guests),
        weekday: fc.integer({ min: 0, max: 6 }),
        meal: fc.constantFrom(...costChoices.meal),
        hours: fc.integer(costLimits.hours),
        kitchen: fc.constantFrom(...costChoices.kitchen),
        bar: fc.constantFrom(...costChoices.bar),
        music: fc.constantFrom(...costChoices.music),
        fire: fc.boolean(),
      }),
      { minLength: 1, maxLength: costLimits.events },
    ),
    moved: fc.boolean(),
  })
  .map(({ slugs, month, events, moved }) => ({
    slugs,
    month,
    events: events.map((event) => ({ ...event, kind: event.kind.id, name: event.kind.name, month })),
    move: moved ? { event: 0, to: "b-hall" } : null,
  }));

test("an address says all of a request", () => {
  fc.assert(
    fc.property(requests, (request) => {
      const [, search] = formatCostRequest(request).split("?");
      expect(parse(search ?? "")).toEqual(request);
    }),
  );
});
