import type { MatchPath } from "#server/remember-matches.ts";
import { routePattern } from "#server/observability/route-pattern.ts";

import { formatSearch } from "#server/page-store/spelling.ts";
import { storedRoutes } from "#server/page-store/stored-routes.ts";

/** A stored address that somebody asks for. */
export type AskedPage = {
  /** The address in its one spelling: the key, and what is rendered. */
  address: string;
  /** It says nothing beyond its path and the theme: there are only so many of these. */
  isBare: boolean;
  /** Pattern of its route, such as '/vendors/:id'. */
  route: string;
};

/**
 * Our addresses are lower case and need no percent signs; whatever is spelled otherwise has its answer
 * from the router, and no key. Behind '.data' is what the router's scripts fetch.
 */
const ourPath = /^(?<path>\/|(?:\/[a-z0-9-]+)+(?:\.xml|\.txt)?|\/_(?:root)?)(?<data>\.data)?$/;

/**
 * Which stored page a request asks for.
 * @param match says to which routes of the build a path belongs
 * @param target path and search as they stand in the request
 * @returns null for everything that is never stored
 */
export function askedPage(match: MatchPath, target: string): AskedPage | null {
  const cut = target.indexOf("?");
  const pathname = cut === -1 ? target : target.slice(0, cut);
  const { path, data } = ourPath.exec(pathname)?.groups ?? {};
  if (path === undefined || (path.startsWith("/_") && data === undefined)) return null;
  const id = match(path.startsWith("/_") ? "/" : path).at(-1)?.id;
  const spelling = id === undefined ? undefined : storedRoutes[id];
  const asked = new URLSearchParams(cut === -1 ? "" : target.slice(cut));
  const pairs = spelling?.(asked) ?? null;
  if (id === undefined || pairs === null) return null;
  const parts = data === undefined ? [] : partsOfData(asked, id);
  return (
    parts && {
      address: `${pathname}${formatSearch([...pairs, ...parts])}`,
      isBare: pairs.every(([name]) => name === "theme"),
      route: routePattern(match, pathname, true),
    }
  );
}

/** Which routes the router's scripts want the data of: that of the page alone, or of all; null for any other wish. */
function partsOfData(asked: URLSearchParams, id: string): [string, string][] | null {
  const wanted = asked.getAll("_routes");
  if (wanted.length === 0) return [];
  return wanted.length === 1 && wanted[0] === id ? [["_routes", id]] : null;
}
