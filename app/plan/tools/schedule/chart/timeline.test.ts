import fc from "fast-check";
import { expect, test } from "vitest";

import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { haveSameItems } from "#app/plan/ui/same-items.ts";
import { assignLanes, stackLines } from "./overlap-lanes.ts";
import { commonSpanOf, daySpanOf } from "./day-span.ts";
import { layOutDay, lineHeight } from "./day-layout.ts";
import { moments as momentTable } from "#app/plan/schema/schedule.schema.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { toInstant } from "#app/plan/rules/schedule/time-span.ts";

const reception = rowOf(eventTable, "reception", {
  name: "Reception",
  date: "2027-06-19",
  start: 1080,
  minutes: 360,
});
const moment = (id: string, given: Parameters<typeof rowOf<(typeof momentTable)["shape"]>>[2]) =>
  rowOf(momentTable, id, { title: id, ...given });

test("moments of an event go along with it, past midnight too; those of none have their own hour", () => {
  const moments = [
    moment("last song", { event: "reception", after: 420 }),
    moment("doors", { event: "reception", after: 0 }),
    moment("breakfast", { date: "2027-06-20", start: 540 }),
  ];
  const shown = (start: number) =>
    timelineOf([{ ...reception, start }], moments).days.map(({ date, entries }) => [
      date,
      ...entries.map(({ title, when }) => `${formatClockTime(when.start)} ${title}`),
    ]);
  expect(shown(1080)).toEqual([
    ["2027-06-19", "6:00 p.m. Reception", "6:00 p.m. doors", "1:00 a.m. last song"],
    ["2027-06-20", "9:00 a.m. breakfast"],
  ]);
  expect(shown(1050)[0]).toContain("12:30 a.m. last song");
});

test("what lacks its day or hour, or lost its event, is shown as not placed: nothing disappears", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ date: fc.constantFrom(null, "2027-06-19"), start: fc.option(fc.nat(1439)) })),
      fc.array(
        fc.record({
          event: fc.constantFrom("", "e0", "gone"),
          after: fc.option(fc.integer({ min: -720, max: 2880 })),
        }),
      ),
      (someEvents, someMoments) => {
        const { days, unplaced } = timelineOf(
          someEvents.map((given, at) => rowOf(eventTable, `e${at}`, given)),
          someMoments.map((given, at) => moment(`m${at}`, given)),
        );
        const placed = days.flatMap(({ entries }) => entries.map(({ id }) => id));
        const others = [...unplaced.events, ...unplaced.moments].map(({ id }) => id);
        expect(new Set([...placed, ...others]).size).toBe(someEvents.length + someMoments.length);
        expect(placed.length + others.length).toBe(someEvents.length + someMoments.length);
      },
    ),
  );
});

const spans = fc
  .array(fc.record({ start: fc.nat(1440), length: fc.integer({ min: 1, max: 400 }) }), { maxLength: 14 })
  .map((all) => all.map(({ start, length }, at) => ({ id: `${at}`, start, end: start + length })));

test("nothing that overlaps is drawn in one lane, and what meets nothing has the whole width", () => {
  fc.assert(
    fc.property(spans, (all) => {
      const lanes = assignLanes(all);
      for (const one of all) {
        const meets = all.filter((other) => other !== one && other.start < one.end && one.start < other.end);
        const lane = lanes.get(one.id);
        expect(lane?.lane).toBeLessThan(lane?.of ?? 0);
        for (const other of meets) expect(lanes.get(other.id)?.lane).not.toBe(lane?.lane);
        if (meets.length === 0) expect(lane?.of).toBe(1);
      }
    }),
  );
});

test("lines stand at their time or below it, never on one another", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.integer({ min: 1, max: 40 }), (tops, height) => {
      const sorted = tops.toSorted((a, b) => a - b);
      const at = stackLines(sorted, height);
      sorted.forEach((top, line) => expect(at[line]).toBeGreaterThanOrEqual(top));
      for (let line = 1; line < at.length; line += 1)
        expect((at[line] ?? 0) - (at[line - 1] ?? 0)).toBeGreaterThanOrEqual(height);
    }),
  );
});

test("an hour is an instant on Alberta's clock, whatever the zone of the machine", () => {
  expect(toInstant("2027-06-19", 1110).toISOString()).toBe("2027-06-20T00:30:00.000Z");
  expect(toInstant("2027-12-18", 0).toISOString()).toBe("2027-12-18T06:00:00.000Z");
  expect(toInstant("2026-02-14", 600).toISOString()).toBe("2026-02-14T17:00:00.000Z");
});

test("no line of a day is drawn over another or over the event that comes next, and those left out are counted", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 180 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.record({ event: fc.nat(4), after: fc.nat(180) }), { maxLength: 30 }),
      (lengths, someMoments) => {
        let start = 540;
        const held = lengths.map((minutes, at) => {
          const event = rowOf(eventTable, `e${at}`, { date: "2027-06-19", start, minutes });
          start += minutes;
          return event;
        });
        const lines = someMoments.map(({ event, after }, at) =>
          moment(`m${at}`, { event: `e${event}`, after }),
        );
        const [day] = timelineOf(held, lines).days;
        const { tickets, lines: drawn } = layOutDay(day?.entries ?? [], { from: 480, to: 1680 });
        const ys = [...drawn.values()].toSorted((a, b) => a - b);
        for (let at = 1; at < ys.length; at += 1)
          expect((ys[at] ?? 0) - (ys[at - 1] ?? 0)).toBeGreaterThanOrEqual(lineHeight);
        const leftOut = [...tickets.values()].reduce((sum, { more }) => sum + more, 0);
        const placed = day?.entries.filter(({ type }) => type === "moment").length ?? 0;
        expect(drawn.size + leftOut).toBe(placed);
        const order = [...tickets.values()].toSorted((a, b) => a.top - b.top);
        order.forEach(({ top, height }, at) =>
          expect(top + height).toBeLessThanOrEqual((order[at + 1]?.top ?? Infinity) + 0.001),
        );
      },
    ),
  );
});

test("after a change of one event, entries whose rows did not change are the same objects", () => {
  const brunch = { ...reception, id: "brunch", date: "2027-06-20", start: 660 };
  const moments = [
    moment("toast", { event: "reception", after: 60 }),
    moment("coffee", { event: "brunch", after: 15 }),
  ];
  const before = timelineOf([reception, brunch], moments).days;
  const after = timelineOf([reception, { ...brunch, start: 700 }], moments).days;
  expect(before.flatMap(({ entries }) => entries)).toHaveLength(4);
  expect(haveSameItems({ entries: before[0]?.entries }, { entries: after[0]?.entries })).toBe(true);
  expect(after[1]?.entries.map(({ when }) => when.start)).not.toEqual(
    before[1]?.entries.map(({ when }) => when.start),
  );
});

test("a day begins at most an hour and a half before the first thing planned, and holds all of it", () => {
  fc.assert(
    fc.property(spans, (all) => {
      fc.pre(all.length > 0);
      const planned = all.map((one) => ({ date: "2027-06-19", ...one }));
      const entries = planned.map((when) => ({ when }));
      const own = daySpanOf(entries, daylightOf("2027-06-19", [], []));
      const first = Math.min(...planned.map(({ start }) => start));
      expect(own.from % 60).toBe(0);
      expect(own.from).toBeLessThanOrEqual(first);
      // What begins in the evening still has its sunset.
      expect(own.from).toBeGreaterThan(Math.min(first - 90, 1080));
      expect(own.to).toBeGreaterThanOrEqual(Math.max(...planned.map(({ end }) => end)));
      const common = commonSpanOf([own, { from: 600, to: 1200 }]);
      expect(common.from).toBe(Math.min(own.from, 600));
      expect(common.to).toBe(Math.max(own.to, 1200));
    }),
  );
});
