import { expect, test } from "vitest";

import { parseCategoryFacets } from "#app/catalogue/category-pages/category-facets.ts";
import { indexListings } from "#app/catalogue/directory/directory-index.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { catererCard } from "#test-support/caterer-card.ts";

import { readCategoryPage } from "./category-page-data.server.ts";

const card = (id: number, location: string, keywords: readonly string[]) =>
  catererCard(id, { location, keywords });

const three = [1, 2, 3].map((id) => card(id, "Northeast Calgary", ["punjabi-sikh"]));

const pageOf = (cards: readonly ListingCard[], ...parts: [string, string?, string?]) => {
  const facets = parseCategoryFacets(...parts);
  return facets && readCategoryPage({ index: indexListings(cards), paidIn: () => [] }, facets);
};

test("a category without listings has a page that says what to ask, and is not indexed", () => {
  expect(pageOf([], "caterers")).toMatchObject({
    heading: "Wedding caterers in Calgary",
    isThin: true,
    total: 0,
    booking: [{ what: "Caterer", when: "9 to 12 months" }],
    narrower: [],
  });
});

test("a tradition within an area says in words what its businesses say, and where it belongs", () => {
  expect(pageOf(three, "caterers", "punjabi", "northeast")).toMatchObject({
    heading: "Punjabi wedding caterers in Northeast Calgary",
    intro: expect.stringMatching(
      /^3 businesses that know Punjabi weddings from practice and are in Northeast Calgary\. Food is/,
    ),
    path: "/vendors/caterers/punjabi/northeast",
    isThin: false,
    trail: [{ name: "Vendors" }, { name: "Caterers", path: "/vendors/caterers" }],
  });
});

test("a category leads to the traditions and areas that have pages, a tradition to its areas", () => {
  expect(pageOf(three, "caterers")?.narrower).toEqual([
    { path: "/vendors/caterers/northeast", label: "Northeast" },
    { path: "/vendors/caterers/punjabi", label: "Punjabi" },
    { path: "/vendors/caterers/sikh", label: "Sikh" },
  ]);
  expect(pageOf(three, "caterers", "punjabi")?.narrower).toEqual([
    { path: "/vendors/caterers/punjabi/northeast", label: "Northeast" },
  ]);
});

test("there is no thin page of a tradition or an area", () => {
  expect(pageOf(three.slice(1), "caterers", "punjabi")).toBeNull();
  expect(pageOf(three, "caterers", "tamil")).toBeNull();
});
