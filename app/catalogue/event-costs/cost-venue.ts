import type { VenueCharges } from "#content/costs/venue-charges.ts";
import type { QuotedRange } from "#app/catalogue/quoted-prices/quoted-range.ts";

/** A yes or no of the catalogue that a sum goes by, with where it comes from. */
type CostFact = { answer: string | null; source: string; checkedOn: string };

/** What the sums know of a venue. */
export type CostVenue = {
  id: number;
  slug: string;
  name: string;
  /** Every figure of it is invented. */
  fictional: boolean;
  province: string;
  /** Part of it is outdoors, so tents and heaters come up. */
  isOutdoors: boolean;
  /** A hall or a barn: others of its kind publish what they cost to hire. */
  isHall: boolean;
  /** Its own kitchen asks more than the usual prices. */
  isLuxuryHotel: boolean;
  /** Most guests that it is listed for; null where nobody has said. */
  guestsTo: number | null;
  facts: Partial<Record<"outsideCaterer" | "ownBar" | "corkage" | "openFlame", CostFact>>;
  charges: VenueCharges | null;
  /** What caterers from outside quote; null where too few have. */
  quotedMeal: QuotedRange | null;
};
