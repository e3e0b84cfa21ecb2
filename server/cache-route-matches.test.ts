import fc from "fast-check";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";

import { cacheRouteMatches } from "./cache-route-matches.ts";

const routes = [
  {
    id: "root",
    path: "",
    children: [
      { id: "home", index: true as const },
      { id: "vendors", path: "vendors" },
      { id: "list", path: "vendors/list" },
      { id: "vendor", path: "vendors/:id" },
    ],
  },
];

test("a path belongs to the routes that the router says, asked once or again", () => {
  const match = cacheRouteMatches(routes);
  const anyPath = fc
    .array(fc.constantFrom("vendors", "list", "4", "x", ""), { maxLength: 3 })
    .map((parts) => `/${parts.join("/")}`);
  fc.assert(
    fc.property(anyPath, (path) => {
      const said = matchRoutes(routes, path)?.map(({ route }) => route.id) ?? [];
      expect(match(path).map(({ id }) => id)).toEqual(said);
      expect(match(path).map(({ id }) => id)).toEqual(said);
    }),
  );
});

test("a path of any length is answered, and the same one is looked up once", () => {
  const match = cacheRouteMatches(routes);
  expect(match(`/vendors/${"9".repeat(600_000)}`).at(-1)?.id).toBe("vendor");
  expect(match("/vendors/9")).toBe(match("/vendors/9"));
});
