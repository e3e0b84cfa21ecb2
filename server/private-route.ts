import type { Register } from "react-router";

import { keyPattern } from "#app/messaging/private-links/private-key.ts";

/** A route of private pages: the key of a link is the only part of it that varies. */
type PrivateRoute = Extract<keyof Register["pages"], `/${string}/:key${string}`>;

/**
 * Whether a path is one of these routes with something that has the form of a key; the router's scripts add '.data'.
 */
export function isOnPrivateRoute(pathname: string, routes: readonly PrivateRoute[]): boolean {
  const asked = pathname.replace(/\.data$/, "").split("/");
  return routes.some((route) => {
    const parts = route.split("/");
    return (
      parts.length === asked.length &&
      parts.every((part, at) => (part === ":key" ? keyPattern.test(asked[at] ?? "") : part === asked[at]))
    );
  });
}
