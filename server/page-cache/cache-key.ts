import { themeQueryKey } from "#app/site/theme/theme-name.ts";
import type { MatchPath } from "#server/cache-route-matches.ts";
import { routePattern } from "#server/observability/route-pattern.ts";

import { formatCanonicalSearch } from "./canonical-url.ts";
import { cachedRoutes } from "./cached-routes.ts";

/** A cacheable URL of a request. */
export type PageCacheKey = {
  /** The address in its one spelling: the key, and what is rendered. */
  url: string;
  /** It says nothing beyond its path and the theme: there are only few of these. */
  isBare: boolean;
  /** Pattern of its route, such as '/vendors/:id'. */
  route: string;
};

/**
 * Our paths are lower case and need no percent-encoding; any other spelling is answered by the router, and
 * has no key. The suffix '.data' marks what the router's scripts fetch.
 */
const ourPath = /^(?<path>\/|(?:\/[a-z0-9-]+)+(?:\.xml|\.txt)?|\/_(?:root)?)(?<data>\.data)?$/;

/**
 * The cached page that a request asks for.
 * @param match gives the routes that match a path
 * @param target path and search as in the request
 * @returns null for everything that is never cached
 */
export function pageCacheKey(match: MatchPath, target: string): PageCacheKey | null {
  const cut = target.indexOf("?");
  const pathname = cut === -1 ? target : target.slice(0, cut);
  const { path, data } = ourPath.exec(pathname)?.groups ?? {};
  if (path === undefined || (path.startsWith("/_") && data === undefined)) return null;
  const id = match(path.startsWith("/_") ? "/" : path).at(-1)?.id;
  const spelling = id === undefined ? undefined : cachedRoutes[id];
  const asked = new URLSearchParams(cut === -1 ? "" : target.slice(cut));
  const pairs = spelling?.(asked) ?? null;
  if (id === undefined || pairs === null) return null;
  const parts = data === undefined ? [] : partsOfData(asked, id);
  return (
    parts && {
      url: `${pathname}${formatCanonicalSearch([...pairs, ...parts])}`,
      isBare: pairs.every(([name]) => name === themeQueryKey),
      route: routePattern(match, pathname, true),
    }
  );
}

/** The routes whose data the router's scripts want: the page's only, or all; null for any other selection. */
function partsOfData(asked: URLSearchParams, id: string): [string, string][] | null {
  const wanted = asked.getAll("_routes");
  if (wanted.length === 0) return [];
  return wanted.length === 1 && wanted[0] === id ? [["_routes", id]] : null;
}
