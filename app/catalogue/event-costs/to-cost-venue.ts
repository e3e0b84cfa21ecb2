import { allVenueCharges } from "#content/costs/venue-charges-list.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { VenueDetails } from "#app/catalogue/directory/listing.ts";
import type { QuotedRange } from "#app/catalogue/quoted-prices/quoted-range.ts";

import type { CostVenue } from "./cost-venue.ts";

const chargesOf = new Map(allVenueCharges.map((charges) => [charges.slug, charges]));

/** Facts of the catalogue that a sum goes by. */
const factKeys = ["outsideCaterer", "ownBar", "corkage", "openFlame"] as const;

/** What of a listing a venue's sums go by. */
export type PricedListing = {
  card: Pick<ListingCard, "id" | "slug" | "name" | "fictional">;
  venue: VenueDetails | null;
};

/**
 * What the sums know of a listing; null for one that is not a venue.
 * @param quotedMeal what caterers quoted couples, where it may be shown
 */
export function toCostVenue(
  { card, venue }: PricedListing,
  quotedMeal: QuotedRange | null,
): CostVenue | null {
  if (venue === null) return null;
  const { groups, province, guestsTo } = venue;
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    fictional: card.fictional,
    province,
    isOutdoors: groups.includes("outdoor"),
    isHall: groups.includes("banquet-halls") && !groups.includes("luxury-hotels"),
    isLuxuryHotel: groups.includes("luxury-hotels"),
    guestsTo,
    facts: Object.fromEntries(
      factKeys.flatMap((key) => {
        const fact = venue.facts.find((other) => other.key === key);
        return fact === undefined
          ? []
          : [[key, { answer: fact.answer, source: fact.source, checkedOn: fact.checkedOn }]];
      }),
    ),
    charges: chargesOf.get(card.slug) ?? null,
    quotedMeal,
  };
}
