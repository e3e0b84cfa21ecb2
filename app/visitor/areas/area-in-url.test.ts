import fc from "fast-check";
import { expect, test } from "vitest";

import { areaIds } from "#content/areas/area-ids.ts";

import { urlWithArea, areaFromUrl, toggleArea } from "./area-in-url.ts";

const area = fc.constantFrom(...areaIds);
const choice = fc.option(area);

test("a click chooses an area, and a second click on it clears the choice", () => {
  fc.assert(
    fc.property(choice, area, (chosen, clicked) => {
      fc.pre(chosen !== clicked);
      const once = toggleArea(chosen, clicked);
      expect(once).toBe(clicked);
      expect(toggleArea(once, clicked)).toBeNull();
    }),
  );
});

test("an address says which area is chosen, and keeps everything else", () => {
  fc.assert(
    fc.property(choice, choice, (before, after) => {
      const search =
        before === null ? "?saved=3,17&theme=indian" : `?venueArea=${before}&saved=3,17&theme=indian`;
      const { pathname, searchParams, hash } = new URL(
        urlWithArea("/venues", search, after),
        "http://a.example",
      );
      expect(areaFromUrl(searchParams)).toBe(after);
      expect(searchParams.get("saved")).toBe("3,17");
      expect(searchParams.get("theme")).toBe("indian");
      expect(pathname + hash).toBe("/venues#areas");
    }),
  );
});

test("an unknown area is none", () => {
  expect(areaFromUrl(new URLSearchParams("venueArea=airdrie"))).toBeNull();
});
