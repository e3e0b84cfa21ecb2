import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { parkSites, type ParkSite } from "#content/calgary-map/park-sites.ts";

import { findVenueCapacity, type VenueCapacity } from "./venue-capacity.ts";

/** Houses by a lake have the lake's name in theirs, and grounds of their own. */
const houses =
  /\b(?:hotel|lodge|inn|chateau|château|resort|restaurant|cabins?|village|gondola|centre|hall)\b/iu;

/** The place outdoors in Banff National Park that the couple wrote; null where it is a house, or elsewhere. */
export function findParkSite(place: string, halls: readonly VenueCapacity[]): ParkSite | null {
  if (houses.test(place) || findVenueCapacity(place, halls) !== null) return null;
  const written = foldText(place);
  return parkSites.find(({ name }) => new RegExp(`\\b${foldText(name)}\\b`, "u").test(written)) ?? null;
}
