import { expect, test } from "vitest";

import { findAreas } from "#app/catalogue/directory/find-areas.ts";
import { areaOptions, findCategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { indianHomeSections } from "#app/site/theme/packs/indian-home.ts";
import { indianPack } from "#app/site/theme/packs/indian-pack.ts";
import { standardHomeSections } from "#app/site/theme/packs/standard-home.ts";
import { standardPack } from "#app/site/theme/packs/standard-pack.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { readCatalogue } from "./catalogue.ts";
import { categories, categoryIds, services } from "./categories.ts";
import type { ListingEntry } from "./listing-entry.ts";
import { ContentError } from "./parse-listings.ts";
import { cakes } from "./vendors/cakes.ts";
import { venueListings } from "./venues/listings.ts";
import { venueProfiles } from "./venues/profiles.ts";

const { listings, profiles, vendorFacts } = readCatalogue();
const fictional = listings.filter((listing) => listing.fictional);
const slugsOf = (entries: readonly ListingEntry[]) => entries.map(({ slug }) => slug);

test("every category holds as many listings as the specification counts", () => {
  const counts = Object.fromEntries(categories.map(({ id, count }) => [id, count]));
  const held = categoryIds.map((id) => [id, listings.filter(({ category }) => category === id).length]);
  expect(Object.fromEntries(held)).toEqual(counts);
  expect(counts).toEqual({
    photographers: 28,
    videographers: 16,
    djs: 22,
    venues: 31,
    caterers: 19,
    florists: 13,
    planners: 15,
    decor: 20,
    cakes: 9,
    attire: 11,
    beauty: 18,
    transport: 7,
  });
});

test("the ids count from 1, in order, as many as all categories hold", () => {
  expect(listings.map(({ id }) => id)).toEqual(
    Array.from({ length: listingCount }, (_, position) => position + 1),
  );
});

test("the twelve sample entries of the specification cover the twelve categories", () => {
  expect(new Set(listings.slice(0, 12).map(({ category }) => category))).toEqual(new Set(categoryIds));
});

test("the price is empty for the twelve sample entries and only for them", () => {
  expect(listings.filter(({ price }) => price === null).map(({ id }) => id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test("the twelve sample entries have everything that the specification gives them", () => {
  for (const { rating, reviewCount, phone, email, website, responseTime, tags } of listings.slice(0, 12)) {
    expect(rating).not.toBeNull();
    expect(reviewCount).toBeGreaterThan(0);
    expect([phone, email, website, responseTime]).not.toContain(null);
    expect(tags.length).toBeGreaterThan(0);
  }
});

test("at least 40 listings in at least 6 categories serve South Asian weddings", () => {
  const southAsian = listings.filter(({ traditions }) => traditions.length > 0);
  expect(southAsian.length).toBeGreaterThanOrEqual(40);
  expect(new Set(southAsian.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
});

test.each(services.map(({ id, category }) => [id, category]))(
  "at least two %s offer the service, all of them %s",
  (id, category) => {
    const offering = listings.filter((listing) => listing.services.some((service) => service === id));
    expect(offering.length).toBeGreaterThanOrEqual(2);
    expect(new Set(offering.map((listing) => listing.category))).toEqual(new Set([category]));
  },
);

test("no listing names a service twice", () => {
  for (const { slug, services: offered } of listings)
    expect([slug, new Set(offered).size]).toEqual([slug, offered.length]);
});

test.each(
  [
    { pack: standardPack, sections: standardHomeSections },
    { pack: indianPack, sections: indianHomeSections },
  ].flatMap(({ pack: { name, home }, sections }) =>
    [...sections.categories.tiles, ...home.vendorTypes].map(({ label, filter }) => [label, name, filter]),
  ),
)("the choice '%s' of the %s home page leads to at least two listings", (_label, _theme, name) => {
  const filter = findCategoryFilter(name);
  expect(filter).not.toBeNull();
  const found = listings.filter(
    ({ category, services: offered }) => category === filter || offered.some((service) => service === filter),
  );
  expect(found.length).toBeGreaterThanOrEqual(2);
});

test("invented businesses have telephone numbers from the range reserved for fiction", () => {
  for (const { slug, phone } of fictional)
    if (phone !== null)
      expect([slug, phone]).toEqual([slug, expect.stringMatching(/^(403|587|825)-555-01\d\d$/)]);
  expect(fictional.some(({ phone }) => phone !== null)).toBe(true);
});

test("invented businesses have websites and addresses under .example, real ones do not", () => {
  for (const { slug, website, email } of fictional) {
    if (website !== null)
      expect([slug, new URL(website).hostname]).toEqual([slug, expect.stringMatching(/\.example$/)]);
    if (email !== null) expect([slug, email]).toEqual([slug, expect.stringMatching(/@[^@]+\.example$/)]);
  }
  for (const { slug, website, email } of listings.filter((listing) => !listing.fictional))
    expect([slug, website, email].join(" ")).not.toMatch(/\.example\b/);
});

test("only venues are real businesses, and those of the specification are among them", () => {
  const real = listings.filter((listing) => !listing.fictional);
  expect(new Set(real.map(({ category }) => category))).toEqual(new Set(["venues"]));
  expect(slugsOf(real)).toEqual(
    expect.arrayContaining([
      "fairmont-palliser",
      "calgary-zoo",
      "heritage-park",
      "lake-house",
      "teatro-restaurant",
      "bow-valley-ranche",
      "hyatt-regency-calgary",
      "calgary-marriott",
      "westin-calgary",
      "glenmore-inn",
      "hotel-arts",
    ]),
  );
  expect(slugsOf(fictional)).toContain("celebration-hall");
});

/** All texts of a piece of content, with the path to each. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const everyText = [...listings, ...profiles].flatMap((entry) => textsOf(entry, entry.slug));

test.each([
  ["dream"],
  ["magical"],
  ["fairytale"],
  ["fairy tale"],
  ["fairy-tale"],
  ["unforgettable"],
  ["stunning"],
  ["bespoke"],
  ["curated"],
  ["timeless"],
  ["elevate"],
])("no text says '%s'", (word) => {
  expect(everyText.filter(([, text]) => text.toLowerCase().includes(word))).toEqual([]);
});

test("no text holds half a letter, a letter that could not be read, or a straight slip of the keyboard", () => {
  for (const [path, text] of everyText) {
    expect([path, text.isWellFormed()]).toEqual([path, true]);
    expect([path, text]).not.toEqual([path, expect.stringMatching(/\uFFFD|\p{Cc}|\s{2}|^\s|\s$/u)]);
    expect([path, text]).toEqual([path, text.normalize("NFC")]);
  }
});

/** Runs of `length` words, lower case, without punctuation. */
function runsOf(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(length - 1).map((_, position) => words.slice(position, position + length).join(" "));
}

test("no two listings share a run of eight words in what they say of themselves", () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { slug, description, about } of listings)
    for (const run of [description, ...about].flatMap((text) => runsOf(text, 8))) {
      const owner = owners.get(run);
      if (owner !== undefined && owner !== slug) shared.push(`${owner} and ${slug}: ${run}`);
      owners.set(run, slug);
    }
  expect(owners.size).toBeGreaterThan(5000);
  expect(shared).toEqual([]);
});

test("no two listings have the same name but for case and accents", () => {
  const names = listings.map(({ name }) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test("every location is found by at least one location option", () => {
  const lost = listings.filter(({ location }) => findAreas(location).length === 0);
  expect(slugsOf(lost)).toEqual([]);
});

test.each(areaOptions.map(({ name, id }) => [name, id] as const))(
  "the location '%s' has listings",
  (_, id) => {
    expect(listings.filter(({ location }) => findAreas(location).includes(id))).not.toEqual([]);
  },
);

test("every venue has its profile, and every profile its venue", () => {
  const venues = listings.filter(({ category }) => category === "venues");
  expect(profiles.map(({ slug }) => slug).toSorted()).toEqual(slugsOf(venues).toSorted());
});

test("only venues in British Columbia follow its rules", () => {
  expect(profiles.filter(({ province }) => province === "BC").map(({ slug }) => slug)).toEqual([
    "emerald-lake-lodge",
  ]);
});

test("no fact was looked up in the future", () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { slug, facts, rooms } of profiles)
    for (const { checked } of [...Object.values(facts), ...rooms])
      expect([slug, checked <= today]).toEqual([slug, true]);
});

/** What readCatalogue says of the catalogue after a change to it; the change is taken back. */
function mistakesAfter(change: {
  of: ListingEntry[];
  at: number;
  to: Partial<Record<keyof ListingEntry, unknown>>;
}): string {
  const entry = change.of[change.at];
  if (entry === undefined) throw new Error("There is no such entry to change.");
  const before = { ...entry };
  Object.assign(entry, change.to);
  try {
    readCatalogue();
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return String(error);
  } finally {
    Object.assign(entry, before);
  }
}

const cakeSlug = cakes[1]?.slug ?? "";

test("a bad entry is named with its file, its slug and its field", () => {
  const said = mistakesAfter({ of: cakes, at: 1, to: { description: "Too short.", rating: 7 } });
  expect(said).toContain(`content/catalogue/vendors/cakes.ts, entry '${cakeSlug}', description: `);
  expect(said).toContain(`content/catalogue/vendors/cakes.ts, entry '${cakeSlug}', rating: `);
});

test("an id, a name or a telephone number that is taken is named with both owners", () => {
  const first = cakes[0];
  for (const field of ["id", "name", "phone"] as const) {
    const said = mistakesAfter({ of: cakes, at: 1, to: { [field]: first?.[field] } });
    expect(said).toBe(
      `ContentError: content/catalogue/vendors/cakes.ts, entry '${cakeSlug}', ${field}: '${first?.[field]}' is also that of '${first?.slug}'`,
    );
  }
});

test("a category with a listing too many or too few is named", () => {
  const said = mistakesAfter({ of: cakes, at: 1, to: { category: "decor" } });
  expect(said).toContain("category 'cakes', count: 8 listings, the specification has 9");
  expect(said).toContain("category 'decor', count: 21 listings, the specification has 20");
});

test("a venue without a profile and a profile without a venue are named", () => {
  const slug = venueListings[0]?.slug;
  const said = mistakesAfter({ of: venueListings, at: 0, to: { slug: "nowhere-hall" } });
  expect(said).toContain("entry 'nowhere-hall', slug: the venue has no profile");
  expect(said).toContain(`entry '${slug}', slug: no listing has this slug`);
});

test("a bad venue profile is named with its file and its field", () => {
  const profile = venueProfiles[0];
  if (profile === undefined) throw new Error("There are no profiles.");
  const { province } = profile;
  Object.assign(profile, { province: "SK" });
  try {
    expect(() => readCatalogue()).toThrow(ContentError);
    expect(() => readCatalogue()).toThrow(`content/catalogue/venues/profiles/${profile.slug}.ts, province: `);
  } finally {
    profile.province = province;
  }
});

test("the catalogue is sound after these changes were taken back", () => {
  expect(readCatalogue()).toEqual({ listings, profiles, vendorFacts });
});
