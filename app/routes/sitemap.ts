import { listingPath } from "#app/directory/listing-card.ts";
import { formatSitemap, standingPages, type SitemapEntry } from "#app/page-metadata/sitemap.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/sitemap";

/** The sitemap: standing pages and every real listing; samples are no search result. */
export function loader({ context }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const listings = directory.index.cards
    .filter(({ fictional }) => !fictional)
    .map((card): SitemapEntry => ({ path: listingPath(card), priority: 0.6, changefreq: "monthly" }));
  return new Response(formatSitemap(settings.siteUrl, [...standingPages, ...listings]), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
