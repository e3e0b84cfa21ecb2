import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/robots";

/** Everything public may be crawled; lists that couples put together say noindex themselves. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
