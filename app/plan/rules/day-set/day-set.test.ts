import fc from "fast-check";
import { expect, test } from "vitest";

import { moments as momentTable } from "#app/plan/schema/schedule.schema.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { dayPieces } from "./day-pieces.ts";
import { defaultDayWords, resolveDayWords } from "./day-words.ts";
import { orderOfTheDay, parseOrder, writeOrder } from "./order-of-the-day.ts";

const event = (id: string, name: string, start: number | null, date: string | null = "2027-06-19") =>
  rowOf(eventTable, id, { name, start, date });
const moment = (
  id: string,
  title: string,
  ofEvent: string,
  after: number,
  guestsSee: boolean | null = null,
) => rowOf(momentTable, id, { title, event: ofEvent, after, guestsSee });

test("guests read the events of the day and what the couple shows of what happens within them", () => {
  const order = orderOfTheDay(
    "2027-06-19",
    [event("a", "Anand Karaj", 630), event("b", "Reception", 1080), event("c", "Mehndi", 900, "2027-06-18")],
    [
      moment("1", "Milni", "a", 0, true),
      moment("2", "Decorator sets up", "b", -180),
      moment("b.first-dance", "First dance", "b", 180),
      moment("b.cake", "Cake", "b", 190, false),
      moment("6", "Surprise video from Nani", "b", 200),
      rowOf(momentTable, "4", { title: "Photographs", date: "2027-06-19", start: 900 }),
      moment("5", "", "b", 60, true),
    ],
  );
  expect(writeOrder(order)).toBe(
    "10:30 a.m. Anand Karaj\n10:30 a.m. Milni\n6:00 p.m. Reception\n9:00 p.m. First dance",
  );
  expect(orderOfTheDay(null, [event("a", "Nikah", null, null)], [])).toEqual([]);
});

test("whatever hour an item has, it is read from its line as it was written", () => {
  const words = fc.stringMatching(/^[A-Za-z][A-Za-z ’&]{0,30}$/).map((text) => text.trim());
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), words, (start, title) => {
      const order = orderOfTheDay("2027-06-19", [event("a", title, start)], []);
      expect(parseOrder(writeOrder(order))).toEqual(order);
    }),
  );
});

test("a couple writes times in its own way, and lines without one", () => {
  expect(parseOrder("4 pm – Drinks\n\n17:30 Dinner\nnoon, Langar\nLater: dancing\nਅਨੰਦ ਕਾਰਜ")).toEqual([
    { time: "4 pm", title: "Drinks" },
    { time: "17:30", title: "Dinner" },
    { time: "noon", title: "Langar" },
    { time: "", title: "Later: dancing" },
    { time: "", title: "ਅਨੰਦ ਕਾਰਜ" },
  ]);
});

test("a menu begins with the event's dishes, until the couple writes its own", () => {
  const defaults = defaultDayWords("", ["Butter chicken", "Paneer"]);
  expect(defaults.menu).toBe("Butter chicken\nPaneer");
  expect(resolveDayWords(undefined, defaults)).toEqual(defaults);
});

const invitation = { names: "Harpreet & Daniel", nativeNames: "ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ", event: "Reception" };

test("there is nothing to print of what the plan does not know", () => {
  const pieces = dayPieces({
    date: null,
    invitation,
    words: defaultDayWords("", []),
    tables: [" "],
    places: [],
  });
  expect(Object.entries(pieces).flatMap(([id, piece]) => (piece === null ? [id] : []))).toEqual([
    "order",
    "tables",
    "places",
    "menu",
  ]);
  expect(pieces.welcome).toMatchObject({ words: { names: "Harpreet & Daniel", when: "" } });
});

test("every table and every seat has its piece", () => {
  const { tables, places } = dayPieces({
    date: "2027-06-19",
    invitation,
    words: defaultDayWords("", []),
    tables: ["Table 1", "Family"],
    places: [{ name: "Asha", table: "Family", note: "" }],
  });
  expect(tables).toEqual({ piece: "tables", names: "Harpreet & Daniel", tables: ["Table 1", "Family"] });
  expect(places).toEqual({ piece: "places", cards: [{ name: "Asha", table: "Family" }] });
});
