import { expect, test } from "vitest";

import { events } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { isInNightOf, lateEventOf } from "./late-event.ts";
import { timelineOf } from "./timeline.ts";

const date = "2027-06-19";
const anandKaraj = rowOf(events, "anand-karaj", { name: "Anand Karaj", date, start: 9 * 60, minutes: 240 });
const reception = rowOf(events, "reception", { name: "Reception", date, start: 18 * 60, minutes: 7 * 60 });

const entriesOf = (...rows: (typeof reception)[]) =>
  timelineOf(rows, []).days.flatMap(({ entries }) => entries);

test("the late event of a day is the last one that lasts until midnight or longer", () => {
  expect(lateEventOf(entriesOf(anandKaraj, reception))).toBe(reception);
  expect(lateEventOf(entriesOf(anandKaraj))).toBeUndefined();
  expect(lateEventOf(entriesOf({ ...reception, minutes: 6 * 60 }))?.id).toBe("reception");
});

test.each([
  ["the bus, a quarter of an hour after the end", 75, true],
  ["the last song", 45, true],
  ["hair and makeup at four", 240, false],
  ["the ceremony", 9 * 60, false],
])("an hour after midnight is of the night until the guests are on their way: %s", (_, hour, isOfNight) => {
  expect(isInNightOf(reception, hour)).toBe(isOfNight);
});
