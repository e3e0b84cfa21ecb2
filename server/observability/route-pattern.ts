import type { MatchPath } from "#server/remember-matches.ts";

/** What is no page of the router but answered before it. */
const beforeTheRouter = [/^\/healthz$/, /^\/readyz$/, /^\/share\//, /^\/pictures\//];

/** Names of files: no page has one that the router does not answer itself, and there are many on each page. */
const fileName = /\.\w+$/;

/**
 * The pattern of the route that an address belongs to, such as '/vendors/:vendorId': few values, and
 * nothing of what somebody typed. Files are '(file)', what belongs to nothing is '(none)'.
 * @param isFound whether something was answered there
 */
export function routePattern(match: MatchPath, pathname: string, isFound: boolean): string {
  const own = beforeTheRouter.find((pattern) => pattern.test(pathname));
  if (own !== undefined) return `/${pathname.split("/")[1] ?? ""}`;
  if (isFound && fileName.test(pathname) && !pathname.endsWith(".data")) return "(file)";
  // None of our addresses has such a letter, and the router would write one that it cannot read into the log.
  if (pathname.includes("%")) return "(none)";
  const path = pathname.replace(/\.data$/, "").replace(/\/_$|^\/_root$/, "/");
  const segments = match(path).map((route) => route.path ?? "");
  const pattern = `/${segments.filter((segment) => segment !== "" && segment !== "/").join("/")}`;
  if (segments.length > 0 && !isSplat(pattern)) return pattern;
  return isFound ? "(file)" : "(none)";
}

const isSplat = (pattern: string) => pattern.includes("*");

/** A pattern as the router says it, in the words of routePattern. */
export function namePattern(pattern: string): string {
  return isSplat(pattern) ? "(none)" : `/${pattern.replace(/^\//, "")}`;
}
