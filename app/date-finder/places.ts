/** Where a wedding may be, for the date finder. Coordinates in degrees. */
export const places = {
  calgary: { id: "calgary", name: "Calgary", latitude: 51.0447, longitude: -114.0719 },
  banff: { id: "banff", name: "Banff", latitude: 51.1784, longitude: -115.5708 },
} as const;

export type PlaceId = keyof typeof places;
export type Place = (typeof places)[PlaceId];

/** The place that an address names; Calgary unless it says Banff. */
export function findPlace(text: string | null): Place {
  return text === "banff" ? places.banff : places.calgary;
}
