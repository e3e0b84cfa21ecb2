import fc from "fast-check";
import { expect, test } from "vitest";

import { combinableKinds, weddingKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";

import { sortEvents, shiftDate, defaultEvents } from "./wedding-events.ts";

test("a Punjabi Sikh wedding begins with eight events over three days, each for its part of the guests", () => {
  const events = defaultEvents("punjabi-sikh", { date: "2027-06-19", guests: 400 });
  expect(events.map(({ name, date, guests }) => [name, date, guests])).toEqual([
    ["Mehndi", "2027-06-17", 120],
    ["Maiyan", "2027-06-18", 60],
    ["Ladies' sangeet", "2027-06-18", 240],
    ["Baraat", "2027-06-19", 200],
    ["Milni", "2027-06-19", 200],
    ["Anand Karaj", "2027-06-19", 320],
    ["Doli", "2027-06-19", 120],
    ["Reception", "2027-06-19", 400],
  ]);
});

const minutesOf = (event: { start: number; minutes: number }) => event.start + event.minutes;

test("the Anand Karaj is over at noon", () => {
  const rite = defaultEvents("punjabi-sikh", { date: null, guests: null }).find(
    ({ id }) => id === "anand-karaj",
  );
  expect(rite && minutesOf(rite)).toBeLessThanOrEqual(12 * 60);
});

const combinations = weddingKinds.flatMap(({ id }) => [
  [id],
  ...combinableKinds.filter((other) => other.id !== id && id !== "elopement").map((other) => [id, other.id]),
]);

test.each(combinations.map((kinds) => [kinds.join(" and "), kinds] as const))(
  "%s: events in order of time, each once, none at the hour of another, within ten days of the wedding",
  (_, kinds) => {
    const events = defaultEvents(kinds, { date: "2027-06-19", guests: 300 });
    expect(sortEvents(events, kinds)).toEqual(events);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const { date } of events) {
      expect(date && date >= "2027-06-09").toBe(true);
      expect(date && date <= "2027-06-29").toBe(true);
    }
    for (const [at, event] of events.entries()) {
      const before = events[at - 1];
      if (before?.date === event.date)
        expect([before.name, event.name, event.start >= minutesOf(before)]).toEqual([
          before.name,
          event.name,
          true,
        ]);
    }
  },
);

test("two traditions are both whole: every event of each, one reception, and the farewell after both rites", () => {
  const events = defaultEvents(["punjabi-sikh", "gujarati"], { date: "2027-06-19", guests: null });
  const ids = events.map(({ id }) => id);
  for (const id of ["anand-karaj", "hasta-melap", "maiyan", "pithi", "garba", "sangeet"])
    expect(ids).toContain(id);
  expect(ids.indexOf("vidaai")).toBeGreaterThan(ids.indexOf("hasta-melap"));
  expect(ids.filter((id) => id === "reception")).toHaveLength(1);
});

test("the doli waits for the family photographs of a second ceremony, and leaves before the reception", () => {
  const events = defaultEvents(["punjabi-sikh", "standard"], { date: null, guests: null });
  const hours = events.map(({ id, start, minutes }) => [id, start / 60, (start + minutes) / 60]);
  expect(hours.filter(([id]) => id === "ceremony" || id === "vidaai" || id === "reception")).toEqual([
    ["ceremony", 15, 15.75],
    ["vidaai", 16.5, 17.25],
    ["reception", 18, 24],
  ]);
});

test("no kind of wedding brings the rite of another faith", () => {
  const sikh = ["anand-karaj", "maiyan"];
  const hindu = [
    "puja",
    "pheras",
    "hasta-melap",
    "muhurtham",
    "nichayathartham",
    "nalangu",
    "garba",
    "haldi",
  ];
  const muslim = ["nikah", "walima", "shaadi", "mayun", "dholki", "ismaili-nikah"];
  const forbidden: Record<TraditionId, string[]> = {
    "punjabi-sikh": [...hindu, ...muslim],
    hindu: [...sikh, ...muslim],
    gujarati: [...sikh, ...muslim],
    tamil: [...sikh, ...muslim],
    muslim: [...sikh, ...hindu, "ismaili-nikah"],
    ismaili: [...sikh, ...hindu, "nikah", "walima", "shaadi"],
    standard: [...sikh, ...hindu, ...muslim],
    elopement: [...sikh, ...hindu, ...muslim],
  };
  for (const { id } of weddingKinds)
    for (const event of defaultEvents(id, { date: null, guests: null }))
      expect([id, forbidden[id]]).not.toEqual([id, expect.arrayContaining([event.id])]);
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
    sortEvents(
      [
        event("a", null, 600),
        event("b", "2027-06-19", 1080),
        event("c", "2027-06-19", 600),
        event("d", "2027-06-18", null),
      ],
      [],
    ).map(({ id }) => id),
  ).toEqual(["d", "c", "b", "a"]);
});

test("events without a date stand in the order of their usual days, the couple's own last", () => {
  const usual = defaultEvents("muslim", { date: null, guests: null });
  const own = { ...event("brunch", null, 600), kind: "" };
  expect(sortEvents([own, ...usual.toReversed()], ["muslim"]).map(({ id }) => id)).toEqual([
    "dholki",
    "mayun",
    "mehndi",
    "nikah",
    "shaadi",
    "walima",
    "brunch",
  ]);
});

test.each(combinations.map((kinds) => [kinds.join(" and "), kinds] as const))(
  "%s: events without a date stand as these traditions hold them",
  (_, kinds) => {
    const usual = defaultEvents(kinds, { date: null, guests: null });
    const dated = defaultEvents(kinds, { date: "2027-06-19", guests: null });
    expect(sortEvents(usual.toReversed(), kinds).map(({ id }) => id)).toEqual(
      sortEvents(dated, []).map(({ id }) => id),
    );
  },
);
