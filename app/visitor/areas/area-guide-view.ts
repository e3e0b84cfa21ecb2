import type { AreaId } from "#content/areas/area-ids.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import type { DrawnMap } from "./geometry/draw-map.ts";
import type { Point } from "./geometry/spread-apart.ts";

/** What the guide shows of a venue. */
export type GuideVenue = {
  slug: string;
  name: string;
  location: string;
  /** In words; null: not known yet. */
  capacity: string | null;
  fictional: boolean;
  position: Position | null;
  /** Stands on its pin and beside its name; null without a position. */
  number: number | null;
  /** Null beyond the city. */
  area: AreaId | null;
};

/** A pin on a drawn map. */
export type Pin = {
  venue: Pick<GuideVenue, "slug" | "name" | "number" | "area">;
  /** Where the venue is, and where there was room for the pin. */
  place: Point;
  point: Point;
};

/** Everything that the area guide of /venues needs. */
export type AreaGuideView = {
  /** The area that the address asks for. */
  chosen: AreaId | null;
  /** By slug; a venue that the public does not see is missing. */
  venues: Readonly<Record<string, GuideVenue>>;
  /** Null where no venue has a position. */
  maps: Readonly<Record<"city" | "core" | "west", { drawn: DrawnMap; pins: readonly Pin[] }>> | null;
};
