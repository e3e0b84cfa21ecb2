import type { FactKey } from "#content/catalogue/fact-keys.ts";
import { factKeysOf } from "#content/catalogue/reportable-fact-keys.ts";
import { upcomingAvailability, type ListingToday } from "#app/catalogue/directory/availability-calendar.ts";
import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";
import { withAge, type WithAge } from "#app/catalogue/venue-facts/fact-age.ts";
import { unknownFactsOf } from "#app/catalogue/venue-facts/unknown-facts.ts";
import { isFactKey } from "#app/catalogue/venue-facts/fact-keys.ts";
import type { VenueFact } from "#app/catalogue/venue-facts/fact-status.tsx";
import type { Spotlight } from "#app/visitor/venues/spotlight.ts";

import { provinceRules, type ProvinceRule } from "./province-rules.ts";

/** All data of a venue's page. */
export type VenuePageData = {
  listing: Omit<ListingToday, "venue">;
  venue: Omit<VenueDetails, "facts" | "rooms" | "guestsFact">;
  /** Source of the number of guests, where venue or desk have reported it. */
  guestsFact: WithAge<NonNullable<VenueDetails["guestsFact"]>> | null;
  rooms: readonly WithAge<VenueDetails["rooms"][number]>[];
  /** A key without a fact is unknown. */
  facts: Readonly<Partial<Record<FactKey, WithAge<VenueFact>>>>;
  /** How many questions a venue can be asked, and how many of them are answered, and not long ago. */
  questions: { answered: number; all: number };
  packages: Spotlight["packages"];
  /** Couples' quotes: samples, all of them. */
  quotes: Spotlight["reviewQuotes"];
  /** Licence and tax depend on the province. */
  rules: { bar: WithAge<ProvinceRule>; licence: WithAge<ProvinceRule>; tax: WithAge<ProvinceRule> };
};

/**
 * The data of a venue's page on a day; null for a listing that is not a venue.
 * @param spotlight its spotlight on /venues, where it has one
 * @param today day in Alberta: the age of a fact counts from the day of rendering
 */
export function buildVenuePageData(
  { venue, ...listing }: Listing,
  spotlight: Pick<Spotlight, "packages" | "reviewQuotes"> | null,
  today: string,
): VenuePageData | null {
  if (venue === null) return null;
  const { facts, rooms, guestsFact, ...details } = venue;
  const known: VenuePageData["facts"] = Object.fromEntries(
    facts
      .filter(({ key }) => isFactKey(key))
      .map(({ key, status, answer, text, saidBy, source, checkedOn, confidence }) => [
        key,
        withAge({ key, status, answer, text, saidBy, source, checkedOn, confidence }, today),
      ]),
  );
  const all = factKeysOf(listing.card.category).length;
  const { bar, licence, tax } = provinceRules(venue.province);
  return {
    listing: { ...listing, ...upcomingAvailability(listing, today) },
    venue: details,
    guestsFact: guestsFact && withAge(guestsFact, today),
    // Only what the page shows goes to the browser.
    rooms: rooms.map(({ name, layout, guests, source, checkedOn, confidence }) =>
      withAge({ name, layout, guests, source, checkedOn, confidence }, today),
    ),
    facts: known,
    questions: { answered: all - unknownFactsOf({ ...listing, venue }, today).length, all },
    packages: spotlight?.packages ?? [],
    quotes: spotlight?.reviewQuotes ?? [],
    rules: { bar: withAge(bar, today), licence: withAge(licence, today), tax: withAge(tax, today) },
  };
}

const layouts = new Map([
  ["seated", "Seated at tables"],
  ["standing", "Standing"],
  ["ceremony", "Ceremony"],
  ["theatre", "Rows of chairs"],
]);

/** 'Seated at tables'; a source may not say how guests are placed. */
export function describeLayout(layout: string): string {
  return layouts.get(layout) ?? "Layout not said";
}
