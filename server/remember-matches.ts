import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";

/** The routes that a path belongs to, the outermost first; none where it belongs to no page. */
export type MatchPath = (path: string) => readonly RouteObject[];

/** What is remembered of paths, in characters: all of ours, and not more of what somebody types. */
const most = 500_000;
/** What a path takes beside its letters. */
const overhead = 100;

/**
 * Which routes a path belongs to. The router ranks the whole table and compiles each pattern of it anew
 * whenever it is asked, which was a third of what the data of a search cost (docs/decisions/0037).
 */
export function rememberMatches(routes: RouteObject[]): MatchPath {
  const known = new LRUCache<string, readonly RouteObject[]>({
    maxSize: most,
    sizeCalculation: (_, path) => path.length + overhead,
  });
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
    known.set(path, found);
    return found;
  };
}
