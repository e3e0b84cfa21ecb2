import { expect, test } from "vitest";

import routes from "#app/routes.ts";

import { uncachedRoutes, cachedRoutes } from "./cached-routes.ts";

const ids = routes.map(({ file }) => file.replace(/\.tsx?$/, ""));

test("of every route it is said either what of its address is stored, or why nothing is", () => {
  const named = [...Object.keys(cachedRoutes), ...Object.keys(uncachedRoutes)];
  expect(named.toSorted()).toEqual(ids.toSorted());
});

test("nothing under a key is stored", () => {
  const underKey = routes.filter(({ path }) => /:(key|code|name)\b/.test(path ?? ""));
  expect(underKey.length).toBeGreaterThan(10);
  for (const { file } of underKey) expect(cachedRoutes).not.toHaveProperty([file.replace(/\.tsx?$/, "")]);
});
