import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { comparisonPath, parseComparison } from "./comparison-path.ts";
import { venueGroups } from "./venue-groups.ts";
import { venueNeeds } from "./venue-needs.ts";
import {
  emptyVenueQuery,
  formatVenueQuery,
  maxFilterGuests,
  parseGuests,
  parseVenueQuery,
} from "./venue-query.ts";

const parse = (search: string) => parseVenueQuery(new URLSearchParams(search));

test("a query survives the way through the address, with the theme behind it", () => {
  fc.assert(
    fc.property(
      fc.record({
        group: fc.option(fc.constantFrom(...venueGroups.map(({ id }) => id))),
        guests: fc.option(fc.integer({ min: 1, max: maxFilterGuests })),
        needs: fc.subarray(venueNeeds.map(({ id }) => id)),
        saved: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 5 }),
      }),
      (query) => {
        expect(parse(formatVenueQuery(query))).toEqual(query);
        const search = formatVenueQuery(query, "indian");
        expect(search.endsWith("theme=indian")).toBe(true);
        expect(parse(search)).toEqual(query);
      },
    ),
  );
});

test("any address gives a query that is written in one way", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const written = formatVenueQuery(parse(search));
      expect(formatVenueQuery(parse(written))).toBe(written);
    }),
  );
});

describe("the address of /venues", () => {
  it("ignores what it does not know", () => {
    expect(parse("group=castle&guests=many&need=unicorn&x=1")).toEqual(emptyVenueQuery);
  });

  it("takes what a form without scripts sends: the button overrules the field before it", () => {
    expect(parse("group=downtown&group=&guests=&need=halal&need=baraat")).toEqual({
      ...emptyVenueQuery,
      needs: ["baraat", "halal"],
    });
  });
});

test.each([
  ["", null],
  ["0", null],
  ["1", 1],
  ["250", 250],
  ["5000", 5000],
  ["5001", null],
  ["-3", null],
  ["1e3", null],
  ["12.5", null],
])("a field with '%s' asks for %s guests", (text, guests) => {
  expect(parseGuests(text)).toBe(guests);
});

const slugs = (search: string) => parseComparison(new URLSearchParams(search));

describe("the address of a comparison", () => {
  it("takes commas from a link and repeated keys from a form", () => {
    expect(slugs("venues=a-b,c")).toEqual(["a-b", "c"]);
    expect(slugs("venues=a-b&venues=c")).toEqual(["a-b", "c"]);
  });

  it("holds each venue once, the first four of them, and nothing that is no slug", () => {
    expect(slugs("venues=a,b,a,..,C,%20,c,d,e")).toEqual(["a", "b", "c", "d"]);
  });

  it("is read as it was written", () => {
    expect(slugs(comparisonPath(["a", "b-2"]).split("?")[1] ?? "")).toEqual(["a", "b-2"]);
    expect(comparisonPath([])).toBe("/venues/compare");
  });
});
