import { expect, test } from "vitest";

import { eventKinds } from "#content/plan/event-kinds.ts";
import { usualMoments } from "#content/plan/usual-moments.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { daylightOf } from "./daylight.ts";
import { suggestMoments } from "./suggest-moments.ts";

test.each(eventKinds)(
  "what is proposed for $name begins within it or up to two hours before, in order",
  (kind) => {
    const proposed = usualMoments[kind.id];
    expect(proposed.length).toBeGreaterThanOrEqual(3);
    expect(new Set(proposed.map(({ id }) => id)).size).toBe(proposed.length);
    const hours = proposed.map(({ after }) => after);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    for (const { after, minutes } of proposed) {
      expect(after).toBeGreaterThanOrEqual(-120);
      expect(after).toBeLessThanOrEqual(kind.minutes);
      expect(minutes).toBeGreaterThan(0);
    }
  },
);

test("the milni comes before the Anand Karaj, and the doli after the laavan", () => {
  const order = ["milni", "anand-karaj", "vidaai"].map(
    (id) => eventKinds.find((kind) => kind.id === id)?.start,
  );
  expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)));
});

test("the tea of a milni is over when the Anand Karaj begins", () => {
  const milni = eventKinds.find(({ id }) => id === "milni");
  const end = Math.max(...usualMoments.milni.map(({ after, minutes }) => after + minutes));
  expect(end).toBe(milni?.minutes);
});

const portraitsAt = (date: string, start: number) => {
  const event = rowOf(eventTable, "reception", { kind: "reception", date, start, minutes: 360 });
  return suggestMoments(event, daylightOf(date, [], ["calgary"])).find(({ id }) => id === "golden-hour")
    ?.after;
};

test("portraits are proposed for the golden hour of the day where it lies within the event", () => {
  expect(portraitsAt("2027-06-21", 1080)).toBe(21 * 60 + 1 - 1080);
  expect(portraitsAt("2027-12-21", 1080)).toBeUndefined();
});

test("an event that the couple named itself gets no lines, and each line has one id for everybody", () => {
  expect(suggestMoments(rowOf(eventTable, "x", { kind: "", name: "Poker night" }), null)).toEqual([]);
  const rows = suggestMoments(rowOf(eventTable, "sangeet", { kind: "sangeet" }), null).map(({ row }) => row);
  expect(rows).toContain("sangeet.performances");
});
