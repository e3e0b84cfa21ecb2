import { geoMercator, geoPath, type GeoProjection } from "d3-geo";

import { areaIds, type AreaId } from "#content/areas/area-ids.ts";
import {
  distanceRings,
  frames,
  lakes,
  mapLines,
  type FrameName,
  type LineKind,
} from "#content/calgary-map/calgary-map.ts";
import { places, type Place } from "#content/calgary-map/places.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import { areaRings } from "./find-area.ts";
import { curveThrough } from "./smooth-curve.ts";
import { signedArea } from "./divide-city.ts";
import type { Point } from "./spread-apart.ts";

/** A map as path data, ready to be set into an SVG of its width and height. */
export type DrawnMap = {
  width: number;
  height: number;
  /** Around the middle of the city, the widest first; radii in units of the map. */
  rings: { centre: Point; radii: readonly { kilometres: number; radius: number }[] };
  areas: readonly { id: AreaId; path: string }[];
  lines: readonly { name: string; kind: LineKind; path: string }[];
  lakes: readonly { name: string; path: string }[];
  places: readonly (Pick<Place, "name" | "kind"> & { point: Point })[];
};

/** Projects positions onto a map that shows a frame, as wide as asked for and as high as that makes it. */
export function projectFrame(frame: FrameName, width: number): { projection: GeoProjection; height: number } {
  const [[west, south], [east, north]] = frames[frame];
  const corners = {
    type: "MultiPoint" as const,
    coordinates: [
      [west, south],
      [east, north],
    ],
  };
  const projection = geoMercator().fitWidth(width, corners);
  return { projection, height: Math.round(geoPath(projection).bounds(corners)[1][1]) };
}

/** Where a position stands on a drawn map, to a tenth of a unit. */
export function pointOn(projection: GeoProjection, [longitude, latitude]: Position): Point {
  const point = projection([longitude, latitude]);
  if (point === null) throw new RangeError(`No place on the map for ${longitude}, ${latitude}`);
  return [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
}

/** Draws everything that lies in a frame: the same content gives the same paths. */
export function drawMap(frame: FrameName, width: number): DrawnMap {
  const { projection, height } = projectFrame(frame, width);
  // What lies outside is left out, but for an edge that hides the ends of wide strokes.
  projection.clipExtent([
    [-30, -30],
    [width + 30, height + 30],
  ]);
  const path = geoPath(projection).digits(1);
  const trace = (points: readonly Position[]) =>
    path({ type: "LineString", coordinates: points.map(([longitude, latitude]) => [longitude, latitude]) }) ??
    "";
  const fill = (ring: readonly Position[]) => {
    // On the globe a ring in the other direction would be everything but the city.
    const clockwise = signedArea(ring) > 0 ? ring.toReversed() : ring;
    return (
      path({
        type: "Polygon",
        coordinates: [clockwise.map(([longitude, latitude]) => [longitude, latitude])],
      }) ?? ""
    );
  };
  return {
    width,
    height,
    rings: drawRings(projection),
    // Downtown lies upon the quadrants, so it comes last.
    areas: frame === "west" ? [] : areaIds.toReversed().map((id) => ({ id, path: fill(areaRings[id]) })),
    lines: mapLines
      .filter(({ points, west }) =>
        frame === "west" ? west : points.some((point) => isInFrame(point, frame)),
      )
      .map(({ name, kind, points, curved }) => ({
        name,
        kind,
        path: trace(curved ? curveThrough(points) : points),
      })),
    lakes: lakes
      .filter(({ ring }) => frame !== "west" && ring.some((point) => isInFrame(point, frame)))
      .map(({ name, ring }) => ({ name, path: fill(curveThrough(ring)) })),
    places: places
      .filter(({ on }) => on.includes(frame))
      .map(({ name, kind, at }) => ({ name, kind, point: pointOn(projection, at) })),
  };
}

const degreesPerKilometre = 1 / 111.2;

function drawRings(projection: GeoProjection): DrawnMap["rings"] {
  const [longitude, latitude] = distanceRings.centre;
  const centre = pointOn(projection, distanceRings.centre);
  return {
    centre,
    radii: distanceRings.kilometres.map((kilometres) => {
      const [, top] = pointOn(projection, [longitude, latitude + kilometres * degreesPerKilometre]);
      return { kilometres, radius: Math.round(centre[1] - top) };
    }),
  };
}

export function isInFrame([longitude, latitude]: Position, frame: FrameName): boolean {
  const [[west, south], [east, north]] = frames[frame];
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
