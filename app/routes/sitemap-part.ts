import { albertaDate } from "#app/calendar/alberta-time.ts";
import { indexedFactPages } from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { writeSitemapPart } from "#app/catalogue/sitemap/write-sitemap.ts";
import { sitemapHeaders } from "#app/catalogue/sitemap/sitemap.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/sitemap-part";

/** `/sitemaps/2.xml`: the second part of a sitemap that is too long for one file. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const [, part] = /^([1-9]\d{0,4})\.xml$/.exec(params.part) ?? [];
  const text =
    part === undefined
      ? null
      : writeSitemapPart(
          settings.siteUrl,
          directory.index,
          indexedFactPages(directory, albertaDate(new Date())),
          Number(part),
        );
  if (text === null)
    return new Response("The sitemap has no such part.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(text, { headers: sitemapHeaders });
}
