import { latLngBounds, type LatLngBounds, type LatLngTuple } from "leaflet";

import type { Position } from "#content/calgary-map/positions.ts";

/** Leaflet's order: latitude first. */
export function toLatLng([longitude, latitude]: Position): LatLngTuple {
  return [latitude, longitude];
}

/** The smallest frame around some positions. */
export function latLngBoundsOf(positions: readonly Position[]): LatLngBounds {
  return latLngBounds(positions.map(toLatLng));
}
