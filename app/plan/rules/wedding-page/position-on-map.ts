import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { findVenueCapacity, type VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";
import { mapPlaces } from "#content/calgary-map/places.ts";
import type { Position } from "#content/calgary-map/positions.ts";

export type MappedPlace = {
  /** Its page on this site; null for a place that we do not know. */
  path: string | null;
  at: Position | null;
  /** The town that `at` is, where nothing more exact is known. */
  town: string | null;
};

const towns = mapPlaces.filter(({ kind, name }) => kind === "town" && name !== "Calgary");

/**
 * Where a place is that the couple wrote, for guests: a venue of this site, else the town that the place ends
 * with ('St. Paul, Banff'). A word in the middle of a name is no town: 'Field House' is not in Field.
 */
export function placeOnMap(place: string, halls: readonly VenueCapacity[]): MappedPlace {
  const venue = findVenueCapacity(place, halls);
  if (venue !== null && venue.at !== null)
    return { path: `${venue.path}#getting-there`, at: venue.at, town: null };
  const parts = place.split(",").map((part) => foldText(part.trim()));
  const town = towns.find(({ name }) => parts.some((part) => part === foldText(name)));
  return {
    path: venue === null ? null : `${venue.path}#getting-there`,
    at: town?.at ?? null,
    town: town?.name ?? null,
  };
}

/**
 * Directions to a place from wherever a guest is, in the map application of its phone.
 * @returns null for words that no map finds, such as 'At home'
 */
export function directionsTo(place: string, { at, town }: MappedPlace): string | null {
  const target =
    at !== null && town === null
      ? `${at[1]},${at[0]}`
      : town !== null || /\d/.test(place)
        ? inAlberta(place)
        : null;
  return target === null
    ? null
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`;
}

/** Streets of these names are everywhere. */
const inAlberta = (place: string) =>
  /\b(?:alberta|ab|bc|british columbia)\b/iu.test(place) ? place : `${place}, Alberta`;
