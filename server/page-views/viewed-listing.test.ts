import { expect, test } from "vitest";

import { isByProgram, viewedListing } from "./viewed-listing.ts";

const listing = (id: number) => ({ card: { id } });
const directory = {
  listing: (id: number) => (id === 9 ? listing(9) : null),
  venue: (slug: string) => (slug === "fairmont-palliser" ? listing(76) : null),
};
const phone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15" };
const asked = (url: string, method = "GET", headers = {}) =>
  viewedListing({ method, url, headers: { ...phone, ...headers } }, directory);

test("the page of a vendor and of a venue is a view of it, whatever stands behind the question mark", () => {
  expect(asked("/vendors/9")).toBe(9);
  expect(asked("/vendors/9?theme=indian")).toBe(9);
  expect(asked("/venues/fairmont-palliser")).toBe(76);
});

test("other pages, other listings and data that the router loads ahead are not", () => {
  for (const url of [
    "/vendors",
    "/vendors/10",
    "/vendors/apply",
    "/venues/compare",
    "/vendors/9.data",
    "/vendors/9/more",
    "/vendors/09",
    "/claim?listing=9",
  ])
    expect(asked(url), url).toBeNull();
});

test("what nobody looks at is not: HEAD, a page loaded ahead, programs, and whoever says nothing of itself", () => {
  expect(asked("/vendors/9", "HEAD")).toBeNull();
  expect(asked("/vendors/9", "POST")).toBeNull();
  for (const headers of [
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "user-agent": "WhatsApp/2.0 LinkPreview" },
    { "user-agent": "curl/8.5.0" },
    { "user-agent": "" },
  ])
    expect(asked("/vendors/9", "GET", headers), JSON.stringify(headers)).toBeNull();
  expect(isByProgram({})).toBe(true);
});
