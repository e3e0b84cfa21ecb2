import fc from "fast-check";
import { expect, test } from "vitest";

import { cacheRouteMatches } from "#server/cache-route-matches.ts";

import { normalizeRoutePattern, routePattern } from "./route-pattern.ts";

const match = cacheRouteMatches([
  {
    id: "root",
    path: "",
    children: [
      { id: "home", index: true as const },
      { id: "vendor", path: "vendors/:vendorId" },
      { id: "answer", path: "answers/:key" },
      { id: "missing", path: "*" },
    ],
  },
]);

test.each([
  ["/", true, "/"],
  ["/vendors/17", true, "/vendors/:vendorId"],
  ["/vendors/17.data", true, "/vendors/:vendorId"],
  ["/vendors/99999", false, "/vendors/:vendorId"],
  ["/_.data", true, "/"],
  ["/assets/app-4f2c.js", true, "(file)"],
  ["/wp-login.php", false, "(none)"],
  ["/share/vendors/3.jpg", true, "/share"],
  ["/pictures/0b1c/card.webp", true, "/pictures"],
  ["/healthz", true, "/healthz"],
  ["/readyz", false, "/readyz"],
] as const)("%s, answered: %s, is counted as %s", (path, isFound, pattern) => {
  expect(routePattern(match, path, isFound)).toBe(pattern);
});

test("the router's own name of a route is the same as ours", () => {
  expect(["/", "vendors/:vendorId", "/vendors/:vendorId", "*"].map(normalizeRoutePattern)).toEqual([
    "/",
    "/vendors/:vendorId",
    "/vendors/:vendorId",
    "(none)",
  ]);
});

test("whatever somebody asks for, there are few patterns, and no key is in one", () => {
  const known = [
    "/",
    "/vendors/:vendorId",
    "/answers/:key",
    "(file)",
    "(none)",
    "/share",
    "/pictures",
    "/healthz",
    "/readyz",
  ];
  fc.assert(
    fc.property(fc.webPath(), fc.boolean(), (path, isFound) => {
      expect(known).toContain(routePattern(match, path === "" ? "/" : path, isFound));
    }),
  );
  expect(routePattern(match, `/answers/${"k".repeat(27)}`, true)).toBe("/answers/:key");
});
