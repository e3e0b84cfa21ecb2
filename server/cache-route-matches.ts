import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";

/** The routes that match a path, outermost first; none where no page matches. */
export type MatchPath = (path: string) => readonly RouteObject[];

/** Cache limit for paths, in characters: all of the site's own, and not much more of what visitors type. */
const maxCachedCharacters = 500_000;
/** Overhead of a cached path, in characters. */
const entryOverhead = 100;

/**
 * Caches which routes match a path. The router ranks the whole table and compiles each pattern again on every
 * call, which was a third of the cost of a search's data request.
 */
export function cacheRouteMatches(routes: RouteObject[]): MatchPath {
  const known = new LRUCache<string, readonly RouteObject[]>({
    maxSize: maxCachedCharacters,
    sizeCalculation: (_, path) => path.length + entryOverhead,
  });
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
    known.set(path, found);
    return found;
  };
}
