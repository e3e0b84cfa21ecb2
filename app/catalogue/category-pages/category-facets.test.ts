import { describe, expect, test } from "vitest";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { catererCard } from "#test-support/caterer-card.ts";

import {
  categoryPagePath,
  categoryPagesWithEnough,
  listingsOfFacets,
  parseCategoryFacets,
} from "./category-facets.ts";

const pathsOf = (cards: readonly ListingCard[]) => categoryPagesWithEnough(cards).map(categoryPagePath);

describe("an address of a page of vendors", () => {
  test.each([
    ["/vendors/caterers", ["caterers"]],
    ["/vendors/caterers/punjabi", ["caterers", "punjabi"]],
    ["/vendors/caterers/northeast", ["caterers", "northeast"]],
    ["/vendors/caterers/punjabi/northeast", ["caterers", "punjabi", "northeast"]],
  ] as const)(
    "%s names a category, a tradition and an area, and is the one way to write it",
    (path, parts) => {
      const [category, first, second] = parts as readonly [string, string?, string?];
      const facets = parseCategoryFacets(category, first, second);
      expect(facets && categoryPagePath(facets)).toBe(path);
    },
  );

  test.each([
    ["venues, which have pages of their own", ["venues"]],
    ["a number, which is a vendor", ["3"]],
    ["a word that means nothing", ["caterers", "astrologers"]],
    ["an area before a tradition", ["caterers", "northeast", "punjabi"]],
    ["a tradition twice", ["caterers", "punjabi", "punjabi"]],
  ] as const)("is not %s", (_, parts) => {
    const [category, first, second] = parts as readonly [string, string?, string?];
    expect(parseCategoryFacets(category, first, second)).toBeNull();
  });
});

describe("a page stands", () => {
  test("where three real businesses do, and for what all three of them are", () => {
    const cards = [
      catererCard(1),
      catererCard(2),
      catererCard(3, { location: "Inglewood, Southeast Calgary" }),
    ];
    expect(pathsOf(cards)).toEqual([
      "/vendors/caterers",
      "/vendors/caterers/punjabi",
      "/vendors/caterers/sikh",
    ]);
    expect(pathsOf([...cards, catererCard(4)])).toContain("/vendors/caterers/punjabi/northeast");
  });

  test("not where there are two, and samples are not counted", () => {
    expect(pathsOf([catererCard(1), catererCard(2), catererCard(3, { fictional: true })])).toEqual([]);
    const facets = parseCategoryFacets("caterers");
    expect(
      facets && listingsOfFacets([catererCard(1), catererCard(2, { fictional: true })], facets),
    ).toHaveLength(1);
  });

  test("of no category while all vendors of the catalogue are samples", () => {
    const cards = readCatalogue()
      .listings.filter(({ category }) => category === "caterers")
      .map(({ id, fictional }) => catererCard(id, { fictional }));
    expect(cards.length).toBeGreaterThan(3);
    expect(pathsOf(cards)).toEqual([]);
  });
});
