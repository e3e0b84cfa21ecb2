import { globSync } from "node:fs";

import { expect, test } from "vitest";

import { chunkGroups, groups } from "./chunk-groups.mjs";
import { root } from "./project.mjs";

const scripts = globSync("{app,content,database,illustrations}/**/*.{ts,tsx}", { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.(?:test|server)\./.test(path));

test("every place that a chunk names has scripts", () => {
  const empty = groups
    .flatMap(({ places, without = [] }) => [...places, ...without])
    .filter((place) => !place.startsWith("node_modules/"))
    .filter((place) => !scripts.some((path) => path.startsWith(place)));
  expect(empty).toEqual([]);
});

const isIn = (name: string, path: string) =>
  chunkGroups.find((group) => group.name === name)?.test.test(`/home/site/${path}`);

test("a chunk takes what begins with its places but what is left out, by the whole path", () => {
  expect(isIn("site", "app/root.tsx")).toBe(true);
  expect(isIn("site", "app/ui/design-system/action-link.tsx")).toBe(true);
  expect(isIn("site", "app/ui/design-system/link-tabs.tsx")).toBe(false);
  expect(isIn("forms", "app/messaging/forms/saved-notice.tsx")).toBe(true);
  expect(isIn("forms", "app/messaging/forms/submit-form.ts")).toBe(false);
  expect(isIn("site", "app/rooter.tsx")).toBe(false);
});
