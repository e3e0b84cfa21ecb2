import type { WeddingPlaceId } from "#content/wedding-places.ts";

/** Possible places of a wedding, for the date finder. Coordinates in degrees. */
export const weddingLocations = {
  calgary: { id: "calgary", name: "Calgary", latitude: 51.0447, longitude: -114.0719 },
  banff: { id: "banff", name: "Banff", latitude: 51.1784, longitude: -115.5708 },
} as const satisfies Record<WeddingPlaceId, object>;

export type WeddingLocationId = keyof typeof weddingLocations;
export type WeddingLocation = (typeof weddingLocations)[WeddingLocationId];

/** The place in a URL; Calgary unless it says Banff. */
export function findWeddingLocation(text: string | null): WeddingLocation {
  return text === "banff" ? weddingLocations.banff : weddingLocations.calgary;
}
