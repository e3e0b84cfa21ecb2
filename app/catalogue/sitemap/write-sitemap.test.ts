import { expect, test } from "vitest";

import { catalogueCards } from "#test-support/arbitrary-listings.ts";

import { categoryPagesWithEnough } from "#app/catalogue/category-pages/category-facets.ts";

import { writeSitemap, writeSitemapPart } from "./write-sitemap.ts";
import { maxSitemapEntries, staticSitemapEntries } from "./sitemap.ts";

const siteUrl = "https://rose.example";
const [card] = catalogueCards();
if (card === undefined) throw new Error("The catalogue is empty.");
const real = (count: number) => ({
  cards: Array.from({ length: count }, (_, at) => ({
    ...card,
    id: at + 1,
    category: "cakes" as const,
    fictional: false,
  })),
});
const addressesIn = (xml: string | null) =>
  [...(xml ?? "").matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc]) => loc);

test("a sitemap that fits one file has every page, category and real listing, and no sample", () => {
  const { cards } = real(20);
  const addresses = addressesIn(
    writeSitemap(siteUrl, { cards: [...cards, { ...card, id: 99, fictional: true }] }, [
      "/find/venues-for-a-havan",
    ]),
  );
  expect(addresses).toHaveLength(staticSitemapEntries.length + categoryPagesWithEnough(cards).length + 21);
  expect(addresses).toContain("https://rose.example/vendors/cakes");
  expect(addresses).toContain("https://rose.example/find/venues-for-a-havan");
  expect(addresses.at(-1)).toBe("https://rose.example/vendors/20");
});

test("a longer one is told in parts, which together have every address once", () => {
  const index = real(2 * maxSitemapEntries);
  const parts = addressesIn(writeSitemap(siteUrl, index, []));
  expect(parts).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemaps/${part}.xml`));
  const addresses = [1, 2, 3].flatMap((part) => addressesIn(writeSitemapPart(siteUrl, index, [], part)));
  const pages = staticSitemapEntries.length + categoryPagesWithEnough(index.cards).length;
  expect(new Set(addresses).size).toBe(pages + 2 * maxSitemapEntries);
  expect(addresses).toHaveLength(pages + 2 * maxSitemapEntries);
  expect(writeSitemapPart(siteUrl, index, [], 4)).toBeNull();
});
