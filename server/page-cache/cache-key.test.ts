import fc from "fast-check";
import { expect, test } from "vitest";

import routeTable from "#app/routes.ts";
import { cacheRouteMatches } from "#server/cache-route-matches.ts";

import { pageCacheKey } from "./cache-key.ts";

const match = cacheRouteMatches(
  routeTable.map(({ file, path, index }) => ({
    id: file.replace(/\.tsx?$/, ""),
    ...(index ? { index: true as const } : { path: path ?? "" }),
  })),
);
const addressOf = (target: string) => pageCacheKey(match, target)?.url ?? null;

test.each([
  ["/", "/"],
  ["/?utm_source=letter&fbclid=1", "/"],
  ["/?decor=winter&season=fall", "/?season=fall&decor=winter"],
  ["/vendors?price=luxury&category=florists", "/vendors?category=florists&price=luxury"],
  ["/vendors?q=&category=&sort=rating&page=1", "/vendors"],
  ["/vendors?category=florists&price=cheap", "/vendors?category=florists"],
  ["/vendors?theme=indian&q=Mehndi+", "/vendors?q=Mehndi&theme=indian"],
  ["/vendors?saved=3,3,17,x", "/vendors?saved=3,17"],
  ["/vendors?theme=other", "/vendors"],
  ["/vendors/4?theme=indian&saved=9&q=roses", "/vendors/4?saved=9&theme=indian"],
  ["/venues?venueArea=nowhere&guests=200&group=caves", "/venues?guests=200"],
  ["/compare/costs?venues=b-hall&venues=a-hall&junk=1", "/compare/costs?venues=b-hall,a-hall"],
  ["/venues/compare?venues=b-hall&venues=a-hall", "/venues/compare?venues=b-hall,a-hall"],
  ["/planning?ask=unknown&vendors=3&ask=everything", "/planning?vendors=3&ask=unknown"],
  ["/planning?vendors=3&vendors=9&guests=0&subject=join", "/planning?vendors=3,9&subject=join"],
  ["/claim?listing=12", "/claim?listing=12"],
  ["/claim?listing=012", "/claim"],
  ["/plan/guests", "/plan/guests"],
  ["/sitemap.xml?x", "/sitemap.xml"],
])("%s is stored as %s", (target, address) => {
  expect(addressOf(target)).toBe(address);
});

test("what the router's scripts fetch is stored for the page alone, or for all of it", () => {
  expect(addressOf("/vendors.data?q=rose&_routes=routes%2Fvendors")).toBe(
    "/vendors.data?q=rose&_routes=routes%2Fvendors",
  );
  expect(addressOf("/_root.data")).toBe("/_root.data");
  expect(addressOf("/vendors.data")).toBe("/vendors.data");
  expect(addressOf("/vendors.data?_routes=root")).toBeNull();
  expect(addressOf("/vendors.data?_routes=routes%2Fvendors&_routes=root")).toBeNull();
});

test.each([
  "/enquiries/0a8f7c3d",
  "/plans/abc/guests",
  "/rsvp",
  "/nowhere",
  "/assets/root-1.js",
  "/VENDORS",
  "/v%65ndors",
  "/vendors/",
  "//vendors",
  "/_root",
  "/planning-tools?date=2027-06-19",
  "/planning-tools?standard-venue=40",
  "/vendors/list?names=3",
  "*",
  "http://elsewhere.example/vendors",
])("%s is never stored", (target) => {
  expect(addressOf(target)).toBeNull();
});

const vocabulary = [
  "q",
  "category",
  "price",
  "area",
  "date",
  "sort",
  "view",
  "saved",
  "page",
  "theme",
  "utm",
];
const values = ["", "rose", "florists", "luxury", "3,17", "2", "indian", "saved", "2027-06-19", "%"];
const anySearch = fc.array(fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...values)), {
  maxLength: 6,
});

test("an address in its one spelling is its own key, in whatever order it was asked", () => {
  fc.assert(
    fc.property(anySearch, (pairs) => {
      const address = addressOf(`/vendors?${new URLSearchParams(pairs).toString()}`) ?? "";
      expect(addressOf(address)).toBe(address);
      expect(address).not.toContain("utm");
      const once = new Map(pairs);
      const asked = (entries: [string, string][]) =>
        addressOf(`/vendors?${new URLSearchParams(entries).toString()}`);
      expect(asked([...once].toReversed())).toBe(asked([...once]));
    }),
  );
});

test("only addresses without wishes are bare", () => {
  expect(pageCacheKey(match, "/vendors?theme=indian&x=1")?.isBare).toBe(true);
  expect(pageCacheKey(match, "/vendors/4.data?_routes=routes%2Fvendor")?.isBare).toBe(true);
  expect(pageCacheKey(match, "/vendors?q=rose")?.isBare).toBe(false);
  expect(pageCacheKey(match, "/vendors/4?saved=3")?.isBare).toBe(false);
});

test("a page is counted under the pattern of its route", () => {
  expect(pageCacheKey(match, "/vendors/4?saved=3")?.route).toBe("/vendors/:id");
});
