import { expect, test } from "vitest";

import { budgetParts } from "#content/plan/budget-parts.ts";
import { eventKinds, rites } from "#content/plan/event-kinds.ts";
import { usualMoments } from "#content/plan/usual-moments.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";
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

test("the tea of a milni takes at least half an hour, and is over when the Anand Karaj begins", () => {
  const day = defaultEvents("punjabi-sikh", { date: null, guests: null });
  const startOf = (id: string) => day.find((event) => event.id === id)?.start ?? 0;
  const tea = usualMoments.milni.find(({ id }) => id === "tea");
  expect(tea?.minutes).toBeGreaterThanOrEqual(30);
  expect(startOf("milni") + (tea?.after ?? 0) + (tea?.minutes ?? 0)).toBe(startOf("anand-karaj"));
});

test("a rite says how long its people stay for what is proposed after it", () => {
  for (const rite of eventKinds.filter(({ id }) => rites.some((known) => known === id))) {
    const end = Math.max(...usualMoments[rite.id].map(({ after, minutes }) => after + minutes));
    const stays = "stays" in rite ? rite.stays : 0;
    expect([rite.id, rite.minutes + stays]).toEqual([rite.id, Math.max(end, rite.minutes)]);
  }
});

const meal = /dinner|lunch|breakfast|feast|langar|brunch|food|tea|coffee|chai|sweets|snacks|buffet/i;

test("an event that is budgeted a meal by the guest has one in its order", () => {
  const fed = budgetParts.find(({ id }) => id === "meal")?.at ?? {};
  const without = eventKinds
    .filter(({ id }) => id in fed && !usualMoments[id].some(({ title }) => meal.test(title)))
    .map(({ id }) => id);
  expect(without).toEqual([]);
});

test("what guests are asked to begins no later than the first thing that everyone does", () => {
  for (const { id } of eventKinds)
    for (const { title, after, people } of usualMoments[id])
      expect([id, title, people?.startsWith("Everyone") === true && after < 0]).toEqual([id, title, false]);
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
