import { matchRoutes, type RouteObject } from "react-router";

/** What is no page of the router but answered before it. */
const beforeTheRouter = [/^\/healthz$/, /^\/readyz$/, /^\/share\//];

/**
 * The pattern of the route that an address belongs to, such as '/vendors/:vendorId': few values, and
 * nothing of what somebody typed. Files are '(file)', what belongs to nothing is '(none)'.
 * @param isFound whether something was answered there
 */
export function routePattern(routes: RouteObject[], pathname: string, isFound: boolean): string {
  const own = beforeTheRouter.find((pattern) => pattern.test(pathname));
  if (own !== undefined) return `/${pathname.split("/")[1] ?? ""}`;
  const path = pathname.replace(/\.data$/, "").replace(/\/_$|^\/_root$/, "/");
  const segments = (matchRoutes(routes, path) ?? []).map(({ route }) => route.path ?? "");
  const pattern = `/${segments.filter((segment) => segment !== "" && segment !== "/").join("/")}`;
  if (segments.length > 0 && !pattern.includes("*")) return pattern;
  return isFound ? "(file)" : "(none)";
}
