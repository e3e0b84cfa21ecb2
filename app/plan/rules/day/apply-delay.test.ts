import fc from "fast-check";
import { expect, test } from "vitest";

import { applyDelay, type MovedEntry } from "./apply-delay.ts";
import { inOrder, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { findDependencies } from "./find-dependencies.ts";

const plain: DayEntry = {
  id: "",
  type: "event",
  title: "",
  start: 0,
  end: 60,
  eventId: null,
  after: "",
  fixed: false,
  fixedWhy: "",
  place: "",
  people: "",
  isDone: false,
};

const entry = (id: string, start: number, end: number, given: Partial<DayEntry> = {}): DayEntry => ({
  ...plain,
  id,
  title: id,
  start,
  end,
  ...given,
});
const moment = (id: string, start: number, end: number, given: Partial<DayEntry> = {}) =>
  entry(id, start, end, { type: "moment", eventId: "reception", ...given });

const startsOf = (moved: readonly MovedEntry[]) =>
  Object.fromEntries(moved.map(({ id, after }) => [id, after.start]));

const reception = entry("reception", 1080, 1440);
const evening = [
  reception,
  moment("entrance", 1125, 1140),
  moment("dinner", 1140, 1230),
  moment("speeches", 1240, 1260),
  moment("dance", 1290, 1300),
];

test("what has begun ends later, and what follows begins later, as far as free time in between does not do", () => {
  const { moved, fixed } = applyDelay(evening, { from: "dinner", minutes: 25, at: 1200 });
  expect(fixed).toEqual([]);
  // Ten minutes were free before the speeches, thirty before the dance.
  expect(startsOf(moved)).toEqual({ dinner: 1140, speeches: 1255 });
  expect(moved[0]?.after).toEqual({ start: 1140, end: 1255 });
});

test("what has not begun begins later itself, and an event ends later only where its moments need it", () => {
  expect(startsOf(applyDelay(evening, { from: "speeches", minutes: 25, at: 1200 }).moved)).toEqual({
    speeches: 1265,
  });
  const { moved } = applyDelay(evening, { from: "reception", minutes: 25, at: 1000 });
  expect(startsOf(moved)).toEqual({
    reception: 1105,
    entrance: 1150,
    dinner: 1165,
    speeches: 1255,
  });
  expect(moved[0]?.after.end).toBe(1440);
  expect(applyDelay([reception], { from: "reception", minutes: 25, at: 1000 }).moved[0]?.after.end).toBe(
    1465,
  );
});

test("an event in progress that runs late moves its next moment", () => {
  const { moved } = applyDelay(evening, { from: "reception", minutes: 25, at: 1235 });
  expect(startsOf(moved)).toEqual({ speeches: 1265 });
});

test("a fixed hour stays, and the minutes that are missing are told", () => {
  const day = [
    entry("milni", 600, 645),
    entry("anand-karaj", 660, 750, { after: "milni", fixed: true }),
    entry("vidaai", 900, 945, { after: "anand-karaj" }),
  ];
  const { moved, fixed } = applyDelay(day, { from: "milni", minutes: 25, at: 610 });
  expect(startsOf(moved)).toEqual({ milni: 600 });
  expect(fixed).toEqual([{ id: "anand-karaj", because: "milni", minutes: 10 }]);
});

test("the drive to another place is no free time", () => {
  const day = [
    entry("vidaai", 900, 945, { place: "Gurdwara" }),
    entry("reception", 1000, 1300, { place: "Hall", after: "vidaai" }),
  ];
  const late = { from: "vidaai", minutes: 25, at: 910 };
  expect(startsOf(applyDelay(day, late).moved)).toEqual({ vidaai: 900 });
  expect(startsOf(applyDelay(day, late, () => 40).moved)).toEqual({ vidaai: 900, reception: 1010 });
});

test("moments that run into the end of their event make it longer, and what follows the event waits", () => {
  const day = [
    reception,
    moment("last-song", 1410, 1440),
    entry("shuttle", 1445, 1475, { after: "reception", type: "moment" }),
  ];
  const { moved } = applyDelay(day, { from: "last-song", minutes: 25, at: 1420 });
  expect(moved.map(({ id, after }) => [id, after.start, after.end])).toEqual([
    ["reception", 1080, 1465],
    ["last-song", 1410, 1465],
    ["shuttle", 1465, 1495],
  ]);
});

test("a moment that runs past its event's end leaves no free time before that end", () => {
  const day = [
    entry("milni", 585, 630),
    moment("garlands", 595, 620, { eventId: "milni" }),
    moment("tea", 620, 645, { eventId: "milni" }),
    entry("anand-karaj", 630, 720, { after: "milni", fixed: true }),
  ];
  const { moved, fixed } = applyDelay(day, { from: "milni", minutes: 25, at: 500 });
  expect(moved.map(({ id, after }) => [id, after.start, after.end])).toEqual([
    ["milni", 610, 655],
    ["garlands", 620, 645],
    ["tea", 645, 670],
  ]);
  expect(fixed).toEqual([{ id: "anand-karaj", because: "milni", minutes: 25 }]);
});

/** A day of two events with moments, some of them fixed, done, overlapping, or tied to another entry. */
const anyDay = fc
  .array(
    fc.record({
      start: fc.integer({ min: 480, max: 1500 }).map((minutes) => minutes - (minutes % 5)),
      length: fc.integer({ min: 5, max: 240 }),
      owner: fc.constantFrom("", "", "e0", "e1"),
      after: fc.option(fc.nat(11), { nil: null, freq: 3 }),
      fixed: fc.integer({ min: 0, max: 4 }).map((roll) => roll === 0),
      isDone: fc.integer({ min: 0, max: 6 }).map((roll) => roll === 0),
      place: fc.constantFrom("Hall", "Gurdwara", ""),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ start, length, owner, after, ...given }, at) =>
      entry(`e${at}`, start, start + length, {
        ...given,
        type: at < 2 || owner === "" ? (at < 4 ? "event" : "moment") : "moment",
        eventId: at < 2 || owner === "" || at < 4 ? null : owner,
        after: after === null ? "" : `e${after}`,
      }),
    ),
  );

const anyDelay = fc.record({
  from: fc.nat(11).map((at) => `e${at}`),
  minutes: fc.integer({ min: 0, max: 180 }),
  at: fc.integer({ min: 400, max: 1600 }),
});
const byRoad = (from: string, to: string) => (from !== "" && to !== "" && from !== to ? 30 : 0);

const afterDelay = (day: readonly DayEntry[], moved: readonly MovedEntry[]) => {
  const movedById = new Map(moved.map((one) => [one.id, one.after]));
  return new Map(day.map((one) => [one.id, { ...one, ...movedById.get(one.id) }]));
};

test("whatever the day: what is fixed or done never begins later, nothing begins or ends earlier", () => {
  fc.assert(
    fc.property(anyDay, anyDelay, (day, delay) => {
      for (const { id, before, after } of applyDelay(day, delay, byRoad).moved) {
        const was = day.find((one) => one.id === id);
        if (was?.fixed === true || was?.isDone === true) expect(after.start).toBe(before.start);
        expect(after.start).toBeGreaterThanOrEqual(before.start);
        expect(after.start - before.start).toBeLessThanOrEqual(delay.minutes);
        expect(after.end).toBeGreaterThanOrEqual(before.end);
        if (was?.type === "moment")
          expect(after.end - after.start).toBeGreaterThanOrEqual(before.end - before.start);
      }
    }),
  );
});

test("whatever the day: what waits for something still comes after it, unless its hour is fixed and that is told", () => {
  fc.assert(
    fc.property(anyDay, anyDelay, (day, delay) => {
      const { moved, fixed } = applyDelay(day, delay, byRoad);
      const now = afterDelay(day, moved);
      const ordered = day.toSorted(inOrder);
      for (const [at, one] of ordered.entries())
        for (const other of findDependencies(one, ordered.slice(0, at))) {
          const [later, earlier] = [now.get(one.id), now.get(other.id)];
          if (one.isDone || one.start < other.end || later === undefined || earlier === undefined) continue;
          const isTold = fixed.some(({ id }) => id === one.id);
          if (!isTold) expect(later.start).toBeGreaterThanOrEqual(earlier.end);
        }
    }),
  );
});

test("no delay changes nothing, and neither does one of an entry that is not there", () => {
  fc.assert(
    fc.property(anyDay, anyDelay, (day, delay) => {
      expect(applyDelay(day, { ...delay, minutes: 0 }, byRoad)).toEqual({ moved: [], fixed: [] });
      expect(applyDelay(day, { ...delay, from: "gone" }, byRoad)).toEqual({ moved: [], fixed: [] });
    }),
  );
});

/** What may begin or end later because of an entry, or of the moments of one, followed step by step. */
function reached(from: string, day: readonly DayEntry[]): ReadonlySet<string> {
  const ordered = day.toSorted(inOrder);
  const found = new Set([from, ...day.flatMap(({ id, eventId }) => (eventId === from ? [id] : []))]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [at, one] of ordered.entries()) {
      const waits = findDependencies(one, ordered.slice(0, at)).some(({ id }) => found.has(id));
      const lastsLonger = ordered.some(({ id, eventId }) => eventId === one.id && found.has(id));
      if (waits || lastsLonger) found.add(one.id);
    }
  }
  return found;
}

test("whatever the day: nothing moves that does not depend on what runs late", () => {
  fc.assert(
    fc.property(anyDay, anyDelay, (day, delay) => {
      const may = reached(delay.from, day);
      for (const { id } of applyDelay(day, delay, byRoad).moved) expect(may).toContain(id);
      const alone = day.map((one) => ({ ...one, after: "", eventId: null, type: "moment" as const }));
      for (const { id } of applyDelay(alone, delay, byRoad).moved) expect(id).toBe(delay.from);
    }),
  );
});
