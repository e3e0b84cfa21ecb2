import type { FactKey } from "#content/catalogue/fact-keys.ts";
import { addMonths } from "#app/alberta-time/calendar-months.ts";
import { comingDates } from "#app/directory/calendar.ts";
import type { Listing, VenueDetails } from "#app/directory/listing.ts";
import { isFactKey } from "#app/venue-facts/fact-keys.ts";
import type { VenueFact } from "#app/venue-facts/fact-status.tsx";
import type { Spotlight } from "#app/venues/spotlight.ts";

import { provinceRules, type ProvinceRule } from "./province-rules.ts";

/** Months after which a statement is shown as old. */
const monthsUntilOld = 12;

/** Something that we say of a venue, with whether somebody looked within the last year. */
export type Aged<Statement> = Statement & { isOld: boolean };

/** All that the page of one venue shows. */
export type VenueSheet = {
  listing: Omit<Listing, "venue">;
  venue: Omit<VenueDetails, "facts" | "rooms">;
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
  const { facts, rooms, ...details } = venue;
  const oldest = addMonths(today, -monthsUntilOld);
  const isOld = (checkedOn: string) => checkedOn < oldest;
  const known: VenueSheet["facts"] = Object.fromEntries(
    facts
      .filter(({ key }) => isFactKey(key))
      .map(({ key, status, answer, text, source, checkedOn, confidence }) => [
        key,
        { key, status, answer, text, source, checkedOn, confidence, isOld: isOld(checkedOn) },
      ]),
  );
  const aged = (rule: ProvinceRule) => ({ ...rule, isOld: isOld(rule.checkedOn) });
  const { bar, licence, tax } = provinceRules(venue.province);
  return {
    listing: { ...listing, ...comingDates(listing, today) },
    venue: details,
    // Only what the page shows travels to the browser.
    rooms: rooms.map(({ name, layout, guests, source, checkedOn, confidence }) => ({
      name,
      layout,
      guests,
      source,
      checkedOn,
      confidence,
      isOld: isOld(checkedOn),
    })),
    facts: known,
    packages: spotlight?.packages ?? [],
    quotes: spotlight?.reviewQuotes ?? [],
    rules: { bar: aged(bar), licence: aged(licence), tax: aged(tax) },
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
