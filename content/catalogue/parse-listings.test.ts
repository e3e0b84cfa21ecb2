import { expect, test } from "vitest";

import type { ListingEntry } from "./listing-entry.ts";
import { ContentError, parseListings } from "./parse-listings.ts";

const file = "content/catalogue/vendors/cakes.ts";

const entry: ListingEntry = {
  id: 7,
  slug: "sugar-loaf",
  name: "Sugar Loaf",
  category: "cakes",
  description:
    "Tall cakes with honest fillings, baked the day before and carried up the stairs by the person who baked them.",
  about: [
    "A bakery that we invented so that a test has something to read, in a sentence that is long enough for the rule.",
  ],
  offers: ["Wedding cake", "Cutting cake"],
  tags: ["Buttercream"],
  services: [],
  traditions: [],
  languages: ["English"],
  location: "Inglewood, Southeast Calgary",
  travels: null,
  price: [2, 3],
  rating: 4.7,
  reviewCount: 31,
  responseTime: "Same day",
  featured: false,
  phone: "403-555-0142",
  email: "hello@sugarloaf.example",
  website: "https://sugarloaf.example",
  images: [],
  fictional: true,
};

function mistakesOf(...entries: unknown[]): string[] {
  try {
    parseListings(file, entries);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

test("a good entry comes back as it is", () => {
  expect(parseListings(file, [entry])).toEqual([entry]);
  expect(parseListings(file, [])).toEqual([]);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ["an id that is no number", { id: "7" }, /^id: /],
  ["an id of zero", { id: 0 }, /^id: /],
  ["a slug with capitals", { slug: "Sugar-Loaf" }, /^slug: use lower-case words joined by hyphens$/],
  ["an unknown category", { category: "bakers" }, /^category: /],
  ["a short description", { description: "Cakes." }, /^description: /],
  [
    "a description that ends in a space",
    { description: `${entry.description} ` },
    /^description: no white space/,
  ],
  [
    "a description with a double space",
    { description: entry.description.replace(" ", "  ") },
    /^description: no double spaces$/,
  ],
  [
    "a description with a line break",
    { description: entry.description.replace(" ", "\n") },
    /^description: no white space/,
  ],
  ["an empty paragraph", { about: [""] }, /^about\.0: /],
  ["one offer only", { offers: ["Wedding cake"] }, /^offers: /],
  ["an unknown service", { services: ["pies"] }, /^services\.0: /],
  ["an unknown tradition", { traditions: ["punjabi"] }, /^traditions\.0: /],
  ["a price with the highest level first", { price: [3, 2] }, /^price: the lowest level comes first$/],
  ["a fifth price level", { price: [1, 5] }, /^price\.1: /],
  ["a rating above five", { rating: 5.1 }, /^rating: /],
  ["a rating with two decimals", { rating: 4.75 }, /^rating: /],
  ["half a review", { reviewCount: 1.5 }, /^reviewCount: /],
  [
    "a telephone number of a real business",
    { phone: "403-262-1234" },
    /^phone: a fictional business needs a number/,
  ],
  [
    "a telephone number just past the reserved ones",
    { phone: "403-555-0200" },
    /^phone: a fictional business/,
  ],
  ["a telephone number of another province", { phone: "604-555-0142" }, /^phone: a fictional business/],
  ["a telephone number in another form", { phone: "(403) 555-0142" }, /^phone: /],
  [
    "a website of a real business",
    { website: "https://sugarloaf.ca" },
    /^website: a fictional business needs a website/,
  ],
  ["a website without encryption", { website: "http://sugarloaf.example" }, /^website: /],
  ["a website that is no address", { website: "sugarloaf" }, /^website: /],
  [
    "an e-mail address of a real business",
    { email: "hello@sugarloaf.ca" },
    /^email: a fictional business needs an address/,
  ],
  ["an e-mail address that is none", { email: "hello" }, /^email: /],
  ["a picture outside of /art", { images: ["/photos/cake.jpg"] }, /^images\.0: /],
  ["a missing field", { languages: undefined }, /^languages: /],
  ["a field that nobody knows", { stars: 5 }, /^entry: .*stars/],
])("%s is a mistake, named with file, entry and field", (_, change, expected) => {
  const said = mistakesOf({ ...entry, ...change });
  const start = `${file}, ${"slug" in change ? `entry '${String(change.slug)}'` : "entry 'sugar-loaf'"}, `;
  expect(said).not.toEqual([]);
  for (const line of said) expect(line.slice(0, start.length)).toBe(start);
  expect(said.map((line) => line.slice(start.length))).toContainEqual(expect.stringMatching(expected));
});

test("a real business may have its own telephone number, website and address", () => {
  const real = {
    ...entry,
    fictional: false,
    phone: "403-262-1234",
    website: "https://sugarloaf.ca",
    email: "a@sugarloaf.ca",
  };
  expect(mistakesOf(real)).toEqual([]);
});

test("missing facts may be null", () => {
  const bare = {
    travels: null,
    price: null,
    rating: null,
    responseTime: null,
    phone: null,
    email: null,
    website: null,
  };
  expect(mistakesOf({ ...entry, ...bare })).toEqual([]);
});

test("all mistakes of all entries are named at once", () => {
  const said = mistakesOf({ ...entry, rating: 9 }, entry, { ...entry, slug: "other", id: -1, offers: [] });
  expect(said).toHaveLength(3);
});

test("an entry without a slug is named by its place", () => {
  expect(mistakesOf(entry, "cake")).toEqual([expect.stringContaining(`${file}, entry number 2, entry: `)]);
  expect(mistakesOf(null)).toEqual([expect.stringContaining(`${file}, entry number 1, entry: `)]);
});
