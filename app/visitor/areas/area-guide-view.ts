import type { AreaId } from "#content/areas/area-ids.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import type { DrawnMap } from "./geometry/draw-map.ts";
import type { MapPoint } from "./geometry/spread-apart.ts";

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

/** Everything that the area guide of /venues needs. */
export type AreaGuideView = {
  /** The area in the URL. */
  chosen: AreaId | null;
  /** By slug; venues that are not public are missing. */
  venues: Readonly<Record<string, GuideVenue>>;
  /** Null where no venue has a position. */
  maps: Readonly<Record<"city" | "core" | "west", { drawn: DrawnMap; pins: readonly Pin[] }>> | null;
};
