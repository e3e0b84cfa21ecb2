import { albertaDate } from "#app/calendar/alberta-time.ts";
import { indexedFactPages } from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { writeSitemap } from "#app/catalogue/sitemap/write-sitemap.ts";
import { sitemapHeaders } from "#app/catalogue/sitemap/sitemap.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/sitemap";

/** The sitemap, or, for a large catalogue, the index of its parts. */
export function loader({ context }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  return new Response(
    writeSitemap(settings.siteUrl, directory.index, indexedFactPages(directory, albertaDate(new Date()))),
    { headers: sitemapHeaders },
  );
}
