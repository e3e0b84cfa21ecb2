import fc from "fast-check";

import { packCalendar } from "#app/catalogue/directory/availability-calendar.ts";
import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { areaOptions, priceOptions, sortOptions, viewIds } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard, PriceLevels } from "#app/catalogue/directory/listing-card.ts";
import { categoryIds, serviceIds } from "#content/catalogue/categories.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";

/** Characters whose case or accents behave differently from English ones. */
const awkwardLetters = Array.from("ßẞİıſςΣσéÉÅ\u212A\u212BŁŉǆﬁक\u0958각가\u0301\u00A0\uFEFF\u{1F982}");

/** Well-formed Unicode of any kind: letters of all scripts, marks, emoji, white space, control characters. */
export const unicodeText = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: "binary", maxLength }),
    fc.string({ unit: fc.constantFrom(..."abAB &-".split(""), ...awkwardLetters), maxLength }),
  );

/** The text in another case; some characters have no case, some become two. */
const recased = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(text, text.toLowerCase(), text.toUpperCase());

/** A location text that often names one of the directory's areas, in any case and in the middle of others. */
const location = fc.oneof(
  unicodeText(12),
  fc
    .tuple(
      unicodeText(4),
      fc.constantFrom(...areaOptions.map(({ name }) => name)).chain(recased),
      unicodeText(4),
    )
    .map((parts) => parts.join("")),
);

const level = fc.integer({ min: 1, max: 4 });
const price: fc.Arbitrary<PriceLevels | null> = fc.option(
  fc.tuple(level, level).map(([a, b]): PriceLevels => [Math.min(a, b), Math.max(a, b)]),
);

/** Few days, so that a query often asks for one with a statement; a year and a leap day lie between. */
const someDays = ["2027-12-31", "2028-01-01", "2028-02-29", "2028-03-01", "2029-07-07"];

const calendar = fc
  .record({ taken: fc.subarray(someDays), freeUntil: fc.option(fc.constantFrom(...someDays)) })
  .map(packCalendar);

/**
 * A listing as a database could hold it. Figures and some names come from few values, so that ties
 * are frequent; services may lie outside the category.
 */
const listingCard: fc.Arbitrary<ListingCard> = fc
  .record({
    id: fc.integer({ min: 1, max: 10_000 }),
    name: fc.oneof(fc.constantFrom("Aster", "aster", "Áster", "Bellwether"), unicodeText(12)),
    category: fc.constantFrom(...categoryIds),
    description: unicodeText(24),
    tags: fc.array(unicodeText(6), { maxLength: 2 }),
    services: fc.subarray([...serviceIds]),
    location,
    price,
    rating: fc.constantFrom(null, 3.5, 4.8, 4.9, 5),
    reviewCount: fc.constantFrom(0, 1, 12, 340),
    responseTime: fc.constantFrom(null, "Same day"),
    featured: fc.boolean(),
    website: fc.constantFrom(null, "https://aster.example"),
    southAsian: fc.boolean(),
    fictional: fc.boolean(),
    realFiguresAreSamples: fc.boolean(),
    hasReviews: fc.boolean(),
    keywords: fc.array(unicodeText(6), { maxLength: 2 }),
    calendar,
  })
  .map(({ realFiguresAreSamples, hasReviews, calendar: said, ...card }) => ({
    ...card,
    ...(said && { calendar: said }),
    // An invented business has no reviews, and a reviewed one has a rating and a count.
    ...(hasReviews && !card.fictional && card.rating !== null && card.reviewCount > 0
      ? { reviewed: true as const }
      : {}),
    slug: `listing-${card.id}`,
    image: null,
    sampleFigures: card.fictional || realFiguresAreSamples,
  }));

export const listingCards: fc.Arbitrary<ListingCard[]> = fc.uniqueArray(listingCard, {
  selector: ({ id }) => id,
  maxLength: 12,
});

/** A search text that often occurs in one of the listings, whole or in part and in any case. */
function searchText(listings: readonly ListingCard[]): fc.Arbitrary<string> {
  const texts = listings.flatMap(({ name, description }) => [name, description]);
  if (texts.length === 0) return unicodeText(8);
  const part = fc.constantFrom(...texts).chain((text) => {
    const letters = Array.from(text);
    return fc
      .tuple(fc.nat(letters.length), fc.nat(letters.length))
      .chain(([a, b]) => recased(letters.slice(Math.min(a, b), Math.max(a, b)).join("")));
  });
  return fc.oneof({ weight: 1, arbitrary: unicodeText(8) }, { weight: 4, arbitrary: part });
}

/** A query; each of its filters is often empty, so that several listings match. */
export function directoryQuery(text: fc.Arbitrary<string>): fc.Arbitrary<DirectoryQuery> {
  const date = fc
    .record({ date: fc.option(fc.constantFrom(...someDays)), saidFree: fc.boolean() })
    .map((asked) => (asked.date === null ? { ...asked, saidFree: false } : asked));
  const others = fc.record({
    text: fc.oneof(fc.constant(""), text),
    category: fc.oneof(fc.constant(null), fc.constantFrom(...categoryIds, ...serviceIds)),
    prices: fc.oneof(fc.constant([]), fc.subarray(priceOptions.map(({ id }) => id))),
    areas: fc.oneof(fc.constant([]), fc.subarray(areaOptions.map(({ id }) => id))),
    sort: fc.constantFrom(...sortOptions.map(({ id }) => id)),
    view: fc.constantFrom(...viewIds),
    saved: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 5 }),
    page: fc.integer({ min: 1, max: 500 }),
  });
  return fc.tuple(others, date).map(([query, asked]) => ({ ...query, ...asked }));
}

/** Listings and a query that some of them often match. */
export const directoryScenario: fc.Arbitrary<{ listings: ListingCard[]; query: DirectoryQuery }> =
  listingCards.chain((listings) =>
    fc.record({ listings: fc.constant(listings), query: directoryQuery(searchText(listings)) }),
  );

/** The cards of content/, as the database produces them. */
export function catalogueCards(): ListingCard[] {
  return readCatalogue().listings.map((entry) => ({
    id: entry.id,
    slug: entry.slug,
    name: entry.name,
    category: entry.category,
    description: entry.description,
    tags: entry.tags,
    services: entry.services,
    location: entry.location,
    price: entry.price,
    rating: entry.rating,
    reviewCount: entry.reviewCount,
    responseTime: entry.responseTime,
    featured: entry.featured,
    website: entry.website,
    southAsian: entry.traditions.length > 0,
    fictional: entry.fictional,
    sampleFigures: true,
    image: entry.images[0] ?? null,
    keywords: [...entry.traditions, ...entry.languages],
  }));
}
