import type { FactKey } from "#content/catalogue/fact-keys.ts";
import { comingDates } from "#app/catalogue/directory/availability-calendar.ts";
import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";
import { aged, type Aged } from "#app/venue-facts/fact-age.ts";
import { isFactKey } from "#app/catalogue/venue-facts/fact-keys.ts";
import type { VenueFact } from "#app/catalogue/venue-facts/fact-status.tsx";
import type { Spotlight } from "#app/visitor/venues/spotlight.ts";

import { provinceRules, type ProvinceRule } from "#app/visitor/venue-page/province-rules.ts";

/** All that the page of one venue shows. */
export type VenueSheet = {
  listing: Omit<Listing, "venue">;
  venue: Omit<VenueDetails, "facts" | "rooms" | "guestsFact">;
  /** Where the number of guests comes from, where venue or desk have said it. */
  guestsFact: Aged<NonNullable<VenueDetails["guestsFact"]>> | null;
  rooms: readonly Aged<VenueDetails["rooms"][number]>[];
  /** A key without a fact is unknown. */
  facts: Readonly<Partial<Record<FactKey, Aged<VenueFact>>>>;
  packages: Spotlight["packages"];
  /** What couples would write: samples, all of them. */
  quotes: Spotlight["reviewQuotes"];
  /** Licence and tax follow the province. */
  rules: { bar: Aged<ProvinceRule>; licence: Aged<ProvinceRule>; tax: Aged<ProvinceRule> };
};

/**
 * The sheet of a venue on a day; null for a listing that is none.
 * @param spotlight what /venues tells of it at length, where it does
 * @param today day in Alberta: the age of a fact counts from the day of rendering
 */
export function venueSheet(
  { venue, ...listing }: Listing,
  spotlight: Pick<Spotlight, "packages" | "reviewQuotes"> | null,
  today: string,
): VenueSheet | null {
  if (venue === null) return null;
  const { facts, rooms, guestsFact, ...details } = venue;
  const known: VenueSheet["facts"] = Object.fromEntries(
    facts
      .filter(({ key }) => isFactKey(key))
      .map(({ key, status, answer, text, saidBy, source, checkedOn, confidence }) => [
        key,
        aged({ key, status, answer, text, saidBy, source, checkedOn, confidence }, today),
      ]),
  );
  const { bar, licence, tax } = provinceRules(venue.province);
  return {
    listing: { ...listing, ...comingDates(listing, today) },
    venue: details,
    guestsFact: guestsFact && aged(guestsFact, today),
    // Only what the page shows travels to the browser.
    rooms: rooms.map(({ name, layout, guests, source, checkedOn, confidence }) =>
      aged({ name, layout, guests, source, checkedOn, confidence }, today),
    ),
    facts: known,
    packages: spotlight?.packages ?? [],
    quotes: spotlight?.reviewQuotes ?? [],
    rules: { bar: aged(bar, today), licence: aged(licence, today), tax: aged(tax, today) },
  };
}

const layouts = new Map([
  ["seated", "Seated at tables"],
  ["standing", "Standing"],
  ["ceremony", "Ceremony"],
  ["theatre", "Rows of chairs"],
]);

/** 'Seated at tables'; a source may not say how its guests are placed. */
export function describeLayout(layout: string): string {
  return layouts.get(layout) ?? "Layout not said";
}
