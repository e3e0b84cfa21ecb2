import { expect, test } from "vitest";

import { readCatalogue } from "./catalogue.ts";
import { listingEntry } from "./listing-entry.ts";
import { isPublicWebsite } from "./public-website.ts";

const refused = [
  "https://fairmont.com@evil.org/booking",
  "https://user:password@zoecakes.ca",
  "https://localhost/",
  "https://localhost./",
  "https://LOCALHOST:3000",
  "https://office.local",
  "https://router.home.arpa",
  "https://wiki.internal",
  "https://intranet",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://10.0.0.8",
  "https://203.0.113.7",
  "https://[::1]/",
  "https://[2001:db8::1]",
];

test.each(refused)("%s is no website of a business, in no form and no spreadsheet", (address) => {
  expect(isPublicWebsite(address)).toBe(false);
  expect(listingEntry.shape.website.safeParse(address).success).toBe(false);
});

test.each([
  "https://zoecakes.ca",
  "https://www.fairmont.com/palliser-calgary/?a=b#c",
  "https://shop.zoecakes.ca:8443/",
  "https://xn--zo-kla.example",
])("%s can be one", (address) => {
  expect(listingEntry.shape.website.safeParse(address).success).toBe(true);
});

test("every website of the catalogue is one", () => {
  const websites = readCatalogue().listings.flatMap(({ website }) => website ?? []);
  expect(websites.length).toBeGreaterThan(100);
  expect(websites.filter((website) => !isPublicWebsite(website))).toEqual([]);
});
