import { expect, test } from "vitest";

import { ceremonies } from "./ceremonies/ceremonies.ts";
import { categoryIds, serviceIds } from "./catalogue/categories.ts";
import { indianDecorIdeas } from "./decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "./decor-ideas/standard-ideas.ts";
import { decorationArticles } from "./decoration-articles/decoration-articles.ts";
import { decorationGuides } from "./decoration-articles/guides.ts";
import { bookingWindows } from "./planning-resources/booking-ahead.ts";
import { costLines } from "./planning-resources/costs.ts";
import { planningResources } from "./planning-resources/planning-resources.ts";
import { traditions } from "./traditions/traditions.ts";
import { weddingOutlines } from "./traditions/wedding-outlines.ts";

/** What a kind of wedding calls a ceremony, or has in its place. */
const called = (id: string, way: string) =>
  traditions.find((entry) => entry.id === id)?.ways.find((entry) => entry.way === way)?.called;

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test("every ceremony has its long form, in the same order", () => {
  expect(idsOf(traditions)).toEqual(idsOf(ceremonies));
});

test("every decoration idea and the three guides of the specification have their long form", () => {
  expect(idsOf(decorationGuides)).toEqual(["mandap", "table-settings", "lighting"]);
  expect(idsOf(decorationArticles)).toEqual(
    idsOf([...decorationGuides, ...standardDecorIdeas, ...indianDecorIdeas]),
  );
});

test("every ceremony says what each kind of wedding does, in one order", () => {
  for (const { id, ways } of traditions)
    expect([id, ways.map(({ way }) => way)]).toEqual([id, idsOf(weddingOutlines)]);
});

test("a Sikh wedding has laavan in the gurdwara, a Gujarati one garba and pithi, a Tamil one its muhurtham", () => {
  expect(called("pheras", "punjabi-sikh")).toMatch(/^Anand Karaj.*laavan/);
  expect(called("pheras", "muslim")).toBe("Nikah");
  expect(called("pheras", "tamil-hindu")).toBe("Muhurtham");
  expect(called("sangeet", "gujarati-hindu")).toMatch(/^Garba night/);
  expect(called("haldi", "gujarati-hindu")).toBe("Pithi");
  expect(called("vidaai", "muslim")).toBe("Rukhsati");
});

test("guides send couples only to categories and services that the directory knows", () => {
  // The specification's other names for a category (ARCHITECTURE, settled question 6).
  const known = new Set<string>([...categoryIds, ...serviceIds, "transportation"]);
  const asked = [
    ...traditions.flatMap(({ ask }) => ask.map(({ category }) => category)),
    ...decorationArticles.flatMap(({ ask }) => ask.map(({ category }) => category)),
    ...[...costLines, ...bookingWindows].flatMap(({ category }) => category ?? []),
  ];
  expect(asked.filter((category) => !known.has(category))).toEqual([]);
});

test("guides point at sections that the planning page has", () => {
  const anchors = new Set(idsOf(planningResources));
  const named = [...traditions, ...decorationArticles].flatMap(({ resources }) => resources);
  expect(named.filter((id) => !anchors.has(id))).toEqual([]);
});

test("the planning page answers what the specification of the page asks for", () => {
  expect(idsOf(planningResources)).toEqual([
    "marriage-licence",
    "officiants",
    "liquor",
    "banff-permits",
    "city-parks",
    "fire-permit",
    "baraat",
    "noise",
    "drones",
    "long-weekends",
    "weather-and-light",
    "costs",
    "booking-ahead",
  ]);
});

test("what is booked earliest stands first", () => {
  const earliest = bookingWindows.map(({ months }) => months[1]);
  expect(earliest).toEqual(earliest.toSorted((a, b) => b - a));
});

test("no statement of low confidence is worded as if it were certain", () => {
  const statements = [
    ...planningResources.flatMap((resource) => resource.statements),
    ...traditions.flatMap(({ venue }) => venue),
    ...decorationArticles.flatMap(({ needs }) => needs),
  ];
  const uncertain = statements.filter(({ confidence }) => confidence === "low");
  expect(uncertain.length).toBeGreaterThan(0);
  for (const { topic, text } of uncertain)
    expect(`${topic}: ${text}`).toMatch(/reportedly|we found|could not confirm|secondary|ask/i);
});

test("no words of the trade that say nothing", () => {
  const all = JSON.stringify([
    traditions,
    weddingOutlines,
    decorationArticles,
    decorationGuides,
    planningResources,
  ]);
  expect(all).not.toMatch(/\b(dream|magical|stunning|fairytale|perfect|unforgettable)\b/i);
});
