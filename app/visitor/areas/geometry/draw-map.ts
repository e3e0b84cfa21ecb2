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
import { mapPlaces, type MapPlace } from "#content/calgary-map/places.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import { compactPath } from "#app/catalogue/maps/compact-path.ts";
import { areaRings } from "./find-area.ts";
import { smoothCurve } from "#app/catalogue/maps/smooth-curve.ts";
import { signedArea } from "#app/catalogue/maps/divide-city.ts";
import type { MapPoint } from "#app/catalogue/maps/spread-apart.ts";

/** A map as path data, for an SVG of its width and height. */
export type DrawnMap = {
  width: number;
  height: number;
  /** Around the middle of the city, the widest first; radii in units of the map. */
  rings: { centre: MapPoint; radii: readonly { kilometres: number; radius: number }[] };
  areas: readonly { id: AreaId; path: string }[];
  lines: readonly { name: string; kind: LineKind; path: string }[];
  lakes: readonly { name: string; path: string }[];
  places: readonly (Pick<MapPlace, "name" | "kind"> & { point: MapPoint })[];
};

/** Projects positions onto a map of a frame, in the given width and the resulting height. */
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

/** Coordinates of a position on a drawn map, to a tenth of a unit. */
export function projectPoint(projection: GeoProjection, [longitude, latitude]: Position): MapPoint {
  const point = projection([longitude, latitude]);
  if (point === null) throw new RangeError(`No place on the map for ${longitude}, ${latitude}`);
  return [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
}

/** Draws everything that lies in a frame: the same content gives the same paths. */
export function drawMap(frame: FrameName, width: number): DrawnMap {
  const { projection, height } = projectFrame(frame, width);
  // Geometry outside is left out, except for a margin that hides the ends of wide strokes.
  projection.clipExtent([
    [-30, -30],
    [width + 30, height + 30],
  ]);
  const path = geoPath(projection).digits(1);
  const trace = (points: readonly Position[]) =>
    compactPath(
      path({
        type: "LineString",
        coordinates: points.map(([longitude, latitude]) => [longitude, latitude]),
      }) ?? "",
    );
  const fill = (ring: readonly Position[]) => {
    // On the globe a ring in the other direction would be everything but the city.
    const clockwise = signedArea(ring) > 0 ? ring.toReversed() : ring;
    return compactPath(
      path({
        type: "Polygon",
        coordinates: [clockwise.map(([longitude, latitude]) => [longitude, latitude])],
      }) ?? "",
    );
  };
  return {
    width,
    height,
    rings: drawRings(projection),
    // Downtown overlaps the quadrants, so it comes last.
    areas: frame === "west" ? [] : areaIds.toReversed().map((id) => ({ id, path: fill(areaRings[id]) })),
    lines: mapLines
      .filter(({ points, west }) =>
        frame === "west" ? west : points.some((point) => isInFrame(point, frame)),
      )
      .map(({ name, kind, points, curved }) => ({
        name,
        kind,
        path: trace(curved ? smoothCurve(points) : points),
      })),
    lakes: lakes
      .filter(({ ring }) => frame !== "west" && ring.some((point) => isInFrame(point, frame)))
      .map(({ name, ring }) => ({ name, path: fill(smoothCurve(ring)) })),
    places: mapPlaces
      .filter(({ on }) => on.includes(frame))
      .map(({ name, kind, at }) => ({ name, kind, point: projectPoint(projection, at) })),
  };
}

const degreesPerKilometre = 1 / 111.2;

function drawRings(projection: GeoProjection): DrawnMap["rings"] {
  const [longitude, latitude] = distanceRings.centre;
  const centre = projectPoint(projection, distanceRings.centre);
  return {
    centre,
    radii: distanceRings.kilometres.map((kilometres) => {
      const [, top] = projectPoint(projection, [longitude, latitude + kilometres * degreesPerKilometre]);
      return { kilometres, radius: Math.round(centre[1] - top) };
    }),
  };
}

/** Whether a map shows a position; its edges belong to it. */
export function isInFrame([longitude, latitude]: Position, frame: FrameName): boolean {
  const [[west, south], [east, north]] = frames[frame];
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
