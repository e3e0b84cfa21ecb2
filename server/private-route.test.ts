import { expect, test } from "vitest";

import { isOnPrivateRoute } from "./private-route.ts";

const key = "a".repeat(27);

test("a path is on a private route where it has a key and nothing else in place of the key", () => {
  const routes = ["/your-listing/:key/pictures", "/plans/:key/photographs"] as const;
  const isOn = (path: string) => isOnPrivateRoute(path, routes);
  expect(isOn(`/your-listing/${key}/pictures`)).toBe(true);
  expect(isOn(`/your-listing/${key}/pictures.data`)).toBe(true);
  expect(isOn(`/plans/${key}/photographs`)).toBe(true);
  expect(isOn(`/your-listing/${key}`)).toBe(false);
  expect(isOn(`/your-listing/${key}b/pictures`)).toBe(false);
  expect(isOn(`/your-listing/short/pictures`)).toBe(false);
  expect(isOn(`/your-listing/${key}/pictures/more`)).toBe(false);
  expect(isOn(`/answers/${key}/pictures`)).toBe(false);
});

test("a route that the site does not have is none to ask for", () => {
  // @ts-expect-error -- the compiler knows the routes
  expect(isOnPrivateRoute(`/listings/${key}`, ["/your-listings/:key"])).toBe(false);
});
