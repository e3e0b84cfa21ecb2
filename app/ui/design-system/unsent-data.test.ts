import { expect, test } from "vitest";

import { unsentData } from "./unsent-data.ts";

test("a page is rendered with its own data, which are composed when they are asked for and not in it", () => {
  const names = unsentData<string[]>();
  const [page, other] = [{ shown: 1 }, { shown: 1 }];
  let composed = 0;
  names.renderWith(page, () => {
    composed += 1;
    return ["Rose"];
  });
  expect(composed).toBe(0);
  expect(names.of(page)).toEqual(["Rose"]);
  expect(names.of(other)).toBeNull();
  expect(JSON.stringify(page)).not.toContain("Rose");
});
