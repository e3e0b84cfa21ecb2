import { categoryPagePath, categoryPagesWithEnough } from "#app/catalogue/category-pages/category-facets.ts";
import type { DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";

import {
  formatSitemap,
  formatSitemapIndex,
  maxSitemapEntries,
  staticSitemapEntries,
  type SitemapEntry,
} from "./sitemap.ts";

/** Static pages and every real listing that has words of its own; samples do not belong in search results. */
function entriesOf({ cards }: Pick<DirectoryIndex, "cards">, factPages: readonly string[]): SitemapEntry[] {
  const listings = cards
    .filter(({ fictional, description }) => !fictional && description !== "")
    .map((card): SitemapEntry => ({ path: listingPath(card), priority: 0.6, changefreq: "monthly" }));
  const categories = categoryPagesWithEnough(cards).map((facets): SitemapEntry => ({
    path: categoryPagePath(facets),
    priority: 0.8,
    changefreq: "weekly",
  }));
  const answers = factPages.map((path): SitemapEntry => ({ path, priority: 0.8, changefreq: "weekly" }));
  return [...staticSitemapEntries, ...categories, ...answers, ...listings];
}

/**
 * The content of /sitemap.xml: all URLs, or the index of its parts.
 * @param factPages paths of the pages made of answers that are indexed
 */
export function writeSitemap(
  siteUrl: string,
  index: Pick<DirectoryIndex, "cards">,
  factPages: readonly string[],
): string {
  const entries = entriesOf(index, factPages);
  if (entries.length <= maxSitemapEntries) return formatSitemap(siteUrl, entries);
  return formatSitemapIndex(siteUrl, Math.ceil(entries.length / maxSitemapEntries));
}

/** One part of the sitemap, counted from 1; null where there is no such part. */
export function writeSitemapPart(
  siteUrl: string,
  index: Pick<DirectoryIndex, "cards">,
  factPages: readonly string[],
  part: number,
): string | null {
  const entries = entriesOf(index, factPages).slice((part - 1) * maxSitemapEntries, part * maxSitemapEntries);
  return entries.length === 0 ? null : formatSitemap(siteUrl, entries);
}
