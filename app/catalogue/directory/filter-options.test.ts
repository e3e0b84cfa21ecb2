import { expect, test } from "vitest";

import { categories, categoryIds, serviceIds, services } from "#content/catalogue/categories.ts";

import {
  areaOptions,
  categoryFiltersOf,
  categoryName,
  findCategoryFilter,
  priceOptions,
  resolveCategoryFilter,
  sortOptions,
} from "./filter-options.ts";

test("categories, prices, locations and orders are those of the specification", () => {
  expect(categories.map(({ id, name, count }) => [id, name, count])).toEqual([
    ["photographers", "Photographers", 28],
    ["videographers", "Videographers", 16],
    ["djs", "DJs & Musicians", 22],
    ["venues", "Venues", 31],
    ["caterers", "Caterers", 19],
    ["florists", "Florists", 13],
    ["planners", "Wedding Planners", 15],
    ["decor", "Decor", 20],
    ["cakes", "Cakes", 9],
    ["attire", "Bridal Attire", 11],
    ["beauty", "Hair & Makeup", 18],
    ["transport", "Transportation", 7],
  ]);
  expect(priceOptions.map(({ name }) => name)).toEqual(["$ Budget-Friendly", "$$ Mid-Range", "$$$ Luxury"]);
  expect(areaOptions.slice(0, 10).map(({ name }) => name)).toEqual([
    "Downtown",
    "Northwest",
    "Northeast",
    "Southwest",
    "Southeast",
    "Beltline",
    "Kensington",
    "Mission",
    "Inglewood",
    "Eau Claire",
  ]);
  expect(areaOptions.slice(10).map(({ name }) => name)).toEqual([
    "Canmore & Banff",
    "Around Calgary",
    "Travels to you",
  ]);
  expect(sortOptions.map(({ name }) => name)).toEqual([
    "Highest Rated",
    "Most Reviews",
    "Price: Low to High",
    "Price: High to Low",
  ]);
});

test("every category and service is asked for by its id, categories by their names too, in any case", () => {
  for (const id of [...categoryIds, ...serviceIds]) expect(findCategoryFilter(id.toUpperCase())).toBe(id);
  for (const { id, name } of categories) expect(findCategoryFilter(` ${name} `)).toBe(id);
});

test.each([[""], [" "], ["bakers"], ["__proto__"], ["constructor"], ["dj s"]])(
  "'%s' is no category",
  (name) => {
    expect(findCategoryFilter(name)).toBeNull();
  },
);

test("a service lies in its category", () => {
  for (const { id, name, category } of services)
    expect(resolveCategoryFilter(id)).toEqual({ category, service: id, name });
  for (const { id, name } of categories)
    expect(resolveCategoryFilter(id)).toEqual({ category: id, service: null, name });
  expect(categoryName("djs")).toBe("DJs & Musicians");
});

test("a listing is shown under its category and under those of its services that lie there", () => {
  expect(categoryFiltersOf({ category: "attire", services: ["suits", "bridal"] })).toEqual([
    "attire",
    "bridal",
    "suits",
  ]);
  expect(categoryFiltersOf({ category: "cakes", services: [] })).toEqual(["cakes"]);
  expect(categoryFiltersOf({ category: "cakes", services: ["mehndi"] })).toEqual(["cakes"]);
});
