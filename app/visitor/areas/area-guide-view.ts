import type { AreaId } from "#content/areas/area-ids.ts";
import type { FrameName, LineKind } from "#content/calgary-map/calgary-map.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import type { MapPoint } from "#app/catalogue/maps/spread-apart.ts";

/** A venue in the guide. */
export type GuideVenue = {
  slug: string;
  name: string;
  location: string;
  /** In words; null: not known yet. */
  capacity: string | null;
  fictional: boolean;
  position: Position | null;
  /** Number on its pin and beside its name; null without a position. */
  number: number | null;
  /** Null beyond the city. */
  area: AreaId | null;
};

/** A pin on a drawn map. */
export type Pin = {
  venue: Pick<GuideVenue, "slug" | "name" | "number" | "area">;
  /** Position of the venue, and the free position nearby for its pin. */
  place: MapPoint;
  point: MapPoint;
};

/** A map without its geometry, which is a file of its own (geometry/draw-map-sheets.ts). */
export type MapSheet = {
  width: number;
  height: number;
  /** Around the middle of the city, the widest first; radii in units of the map. */
  rings: { centre: MapPoint; radii: readonly number[] };
  areas: readonly AreaId[];
  /** The kinds of lines on it, the lowest first. */
  lines: readonly LineKind[];
};

/** Everything that the area guide of /venues needs. */
export type AreaGuideView = {
  /** By slug; venues that are not public are missing. */
  venues: Readonly<Record<string, GuideVenue>>;
  /** Null where no venue has a position. */
  maps: Readonly<Record<FrameName, { sheet: MapSheet; pins: readonly Pin[] }>> | null;
};
