import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { readCatalogue } from "./catalogue/catalogue.ts";
import { ContentError } from "./catalogue/parse-listings.ts";
import { ceremonies } from "./ceremonies/ceremonies.ts";
import { indianDecorIdeas } from "./decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "./decor-ideas/standard-ideas.ts";
import { checkEditorial } from "./editorial.ts";
import { indianTopVendors, standardTopVendors } from "./featured/top-vendors.ts";
import { indianSeasons } from "./seasons/indian-seasons.ts";
import { seasons } from "./seasons/seasons.ts";
import { indianTestimonials } from "./testimonials/indian-testimonials.ts";
import { standardTestimonials } from "./testimonials/standard-testimonials.ts";
import { statistics } from "./testimonials/statistics.ts";
import { indianStages } from "./timeline/indian-stages.ts";
import { marriageLicence } from "./timeline/marriage-licence.ts";
import { standardStages } from "./timeline/standard-stages.ts";

const { listings } = readCatalogue();
const pictured = [
  ...ceremonies,
  ...standardDecorIdeas,
  ...indianDecorIdeas,
  ...seasons,
  ...standardTestimonials,
  ...indianTestimonials,
];

test("everything in content/ has the form that it must have", () => {
  expect(checkEditorial()).toBeGreaterThanOrEqual(6 + 12 + 8 + 8 + 6);
});

test("the six ceremonies come in the order of the specification", () => {
  expect(ceremonies.map(({ id }) => id)).toEqual([
    "mehendi",
    "sangeet",
    "haldi",
    "baraat",
    "pheras",
    "vidaai",
  ]);
  expect(ceremonies.map(({ name }) => name)).toEqual([
    "Mehndi",
    "Sangeet",
    "Haldi",
    "Baraat",
    "Pheras",
    "Vidaai",
  ]);
});

test("each theme has six decoration ideas, and no address is used twice", () => {
  expect(standardDecorIdeas).toHaveLength(6);
  expect(indianDecorIdeas).toHaveLength(6);
  const ids = [...standardDecorIdeas, ...indianDecorIdeas].map(({ id }) => id);
  expect(new Set(ids).size).toBe(12);
});

test("each theme has the four seasons, summer first, and says the same of the weather", () => {
  expect(seasons.map(({ id, months }) => `${id}: ${months}`)).toEqual([
    "summer: June to August",
    "fall: September to October",
    "winter: November to March",
    "spring: April to May",
  ]);
  expect(indianSeasons.map(({ weather }) => weather)).toEqual(seasons.map(({ weather }) => weather));
  for (const [position, { tips }] of indianSeasons.entries())
    expect(tips).not.toEqual(seasons[position]?.tips);
});

test.each([
  ["standard", standardStages],
  ["Indian", indianStages],
])("the %s timeline has its four stages and ends with the marriage licence", (_, stages) => {
  expect(stages.map(({ timeframe }) => timeframe)).toEqual([
    "12+ months before",
    "9-12 months before",
    "6-9 months before",
    "3-6 months before",
  ]);
  expect(stages.at(-1)?.tasks).toContain(marriageLicence.advice);
  expect(marriageLicence.advice).toContain("Alberta marriage licence within 3 months of the wedding");
  expect(stages[0]?.tasks.join(" ")).toContain("12 to 18 months ahead, or 8 to 12 in the off-season");
});

test("the four statistics are those of the specification, and each theme has three quotes or more", () => {
  expect(statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "500+ vendors",
    "5,000+ weddings",
    "98% satisfaction",
    "10+ years",
  ]);
  expect(standardTestimonials.length).toBeGreaterThanOrEqual(3);
  expect(indianTestimonials.length).toBeGreaterThanOrEqual(3);
});

test.each([
  ["standard", standardTopVendors],
  ["Indian", indianTopVendors],
])("the six top vendors of the %s theme are sample listings with all that their cards show", (theme, ids) => {
  const vendors = ids.flatMap((id) => listings.find((listing) => listing.id === id) ?? []);
  expect(new Set(ids).size).toBe(6);
  expect(vendors).toHaveLength(6);
  for (const vendor of vendors) {
    expect([vendor.slug, vendor.fictional, vendor.category === "venues"]).toEqual([vendor.slug, true, false]);
    for (const figure of [vendor.rating, vendor.price, vendor.responseTime])
      expect([vendor.slug, figure]).not.toEqual([vendor.slug, null]);
    if (theme === "Indian") expect(vendor.traditions).not.toEqual([]);
  }
});

test.each(pictured.map(({ id, image }) => [id, image]))("the picture of '%s' is there: %s", (_, image) => {
  expect(existsSync(`public${image}`)).toBe(true);
});

test("a bad entry is named with its file, its id and its field", () => {
  const entry = standardDecorIdeas[0];
  if (entry === undefined) throw new Error("There is no idea to spoil.");
  const before = { ...entry };
  Object.assign(entry, { description: "Too short.", id: standardDecorIdeas[1]?.id });
  try {
    expect(() => checkEditorial()).toThrow(ContentError);
    expect(() => checkEditorial()).toThrow(
      "content/decor-ideas/standard-ideas.ts, entry 'rose-arch', description: ",
    );
    expect(() => checkEditorial()).toThrow(
      "content/decor-ideas/standard-ideas.ts, entry 'rose-arch', id: another entry has it too",
    );
  } finally {
    Object.assign(entry, before);
  }
  expect(checkEditorial()).toBeGreaterThan(0);
});
