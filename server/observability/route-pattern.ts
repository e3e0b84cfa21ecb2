import type { MatchPath } from "#server/cache-route-matches.ts";

/** Requests that are answered before the router. */
const beforeTheRouter = [/^\/healthz$/, /^\/readyz$/, /^\/share\//, /^\/pictures\//, /^\/views\//];

/**
 * Names of files: no page has such a name without the router answering it itself, and there are many on each
 * page.
 */
const fileName = /\.\w+$/;

/**
 * The pattern of the route that matches a path, such as '/vendors/:vendorId': few values, and nothing that a
 * visitor typed. Files are '(file)', unmatched paths '(none)'.
 * @param isFound whether something was answered there
 */
export function routePattern(match: MatchPath, pathname: string, isFound: boolean): string {
  const own = beforeTheRouter.find((pattern) => pattern.test(pathname));
  if (own !== undefined) return `/${pathname.split("/")[1] ?? ""}`;
  if (isFound && fileName.test(pathname) && !pathname.endsWith(".data")) return "(file)";
  // None of our paths has such a character, and the router would log one that it cannot decode.
  if (pathname.includes("%")) return "(none)";
  const path = pathname.replace(/\.data$/, "").replace(/\/_$|^\/_root$/, "/");
  const segments = match(path).map((route) => route.path ?? "");
  const pattern = `/${segments.filter((segment) => segment !== "" && segment !== "/").join("/")}`;
  if (segments.length > 0 && !isSplat(pattern)) return pattern;
  return isFound ? "(file)" : "(none)";
}

const isSplat = (pattern: string) => pattern.includes("*");

/** The router's pattern in the notation of routePattern. */
export function normalizeRoutePattern(pattern: string): string {
  return isSplat(pattern) ? "(none)" : `/${pattern.replace(/^\//, "")}`;
}
