import { expect, test } from "vitest";

import { parkSites } from "./park-sites.ts";

test("every site lies in Banff National Park", () => {
  for (const { name, at } of parkSites) {
    const isWithin = at[0] > -116.7 && at[0] < -115.4 && at[1] > 51.0 && at[1] < 51.9;
    expect([name, isWithin]).toEqual([name, true]);
  }
});
