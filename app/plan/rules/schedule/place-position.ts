import { parkSites } from "#content/calgary-map/park-sites.ts";
import { mapPlaces } from "#content/calgary-map/places.ts";
import type { Position } from "#content/calgary-map/positions.ts";
import { foldText } from "#app/catalogue/directory/fold-text.ts";

import { findVenueCapacity, type VenueCapacity } from "./venue-capacity.ts";

/** Places that say where something is. 'Calgary' alone does not: the city is 30 km wide. */
const known = [...parkSites, ...mapPlaces.filter(({ name }) => name !== "Calgary")];

/** Where a place is that the couple wrote: a venue of this site, else a place of our map or in the park; null if neither. */
export function findPosition(place: string, halls: readonly VenueCapacity[]): Position | null {
  const venue = findVenueCapacity(place, halls);
  if (venue !== null) return venue.at;
  const written = foldText(place);
  const named = known.filter(({ name }) => new RegExp(`\\b${foldText(name)}\\b`, "u").test(written));
  return named.toSorted((a, b) => b.name.length - a.name.length)[0]?.at ?? null;
}
