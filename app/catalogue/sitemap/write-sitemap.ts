import type { DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";

import {
  formatSitemap,
  formatSitemapIndex,
  mostInSitemap,
  standingPages,
  type SitemapEntry,
} from "./sitemap.ts";

/** Standing pages and every real listing; samples are no search result. */
function entriesOf({ cards }: Pick<DirectoryIndex, "cards">): SitemapEntry[] {
  const listings = cards
    .filter(({ fictional }) => !fictional)
    .map((card): SitemapEntry => ({ path: listingPath(card), priority: 0.6, changefreq: "monthly" }));
  return [...standingPages, ...listings];
}

/** What /sitemap.xml says: all addresses, or where the parts are that say them. */
export function writeSitemap(siteUrl: string, index: Pick<DirectoryIndex, "cards">): string {
  const entries = entriesOf(index);
  if (entries.length <= mostInSitemap) return formatSitemap(siteUrl, entries);
  return formatSitemapIndex(siteUrl, Math.ceil(entries.length / mostInSitemap));
}

/** One part of the sitemap, counted from 1; null where there is no such part. */
export function writeSitemapPart(
  siteUrl: string,
  index: Pick<DirectoryIndex, "cards">,
  part: number,
): string | null {
  const entries = entriesOf(index).slice((part - 1) * mostInSitemap, part * mostInSitemap);
  return entries.length === 0 ? null : formatSitemap(siteUrl, entries);
}
