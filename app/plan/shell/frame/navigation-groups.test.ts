import { expect, test } from "vitest";

import { toolNames } from "#app/plan/ui/tool-ids.ts";

import { moreTools, navigationGroups } from "./navigation-groups.ts";

test("every tool is in the bar of a phone or behind More, once", () => {
  const inBar = [...navigationGroups.flatMap(({ tools }) => tools), ...moreTools];
  expect(inBar.toSorted()).toEqual(toolNames.map(({ id }) => id).toSorted());
});
