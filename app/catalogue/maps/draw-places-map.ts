import { geoMercator, geoPath, type GeoProjection } from "d3-geo";

import { city, distanceRings, lakes, mapLines, type LineKind } from "#content/calgary-map/calgary-map.ts";
import { mapPlaces, type MapPlace } from "#content/calgary-map/places.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import { compactPath } from "./compact-path.ts";
import { signedArea } from "./divide-city.ts";
import { smoothCurve } from "./smooth-curve.ts";
import { spreadApart, type MapPoint } from "./spread-apart.ts";

/** A small map around some places, as path data for an SVG of its width and height. */
export type PlacesMap = {
  width: number;
  height: number;
  /** The city as an area, and its lakes. */
  city: string;
  lakes: string;
  /** The lowest first. */
  lines: readonly { kind: LineKind; path: string }[];
  /** Names for orientation: where the sign of each is, and the middle of its letters. */
  names: readonly { name: string; kind: MapPlace["kind"]; point: MapPoint; letters: MapPoint }[];
  /** Feet of the mountains along the road west. */
  peaks: readonly MapPoint[];
  /** In the order of the given positions: where each one's pin stands, and where the place is. */
  pins: readonly { point: MapPoint; place: MapPoint }[];
};

/** Width in units of the map: shown at some 350 pixels on a phone, so its letters can be read there. */
const width = 400;
const [leastHeight, mostHeight] = [190, 300];

/** Distance of the outermost places from the edge, and of two pins from each other. */
const edge = 44;
const pinDistance = 30;

/** A map of one hall shows some ten kilometres, in degrees of latitude. */
const leastSpan = 0.05;

/** West of this longitude a place is out of town: its map begins in the city, where guests set out. */
const cityLimitWest = -114.35;

/** @returns null without a position */
export function drawPlacesMap(positions: readonly Position[]): PlacesMap | null {
  if (positions.length === 0) return null;
  const isFar = positions.some(([longitude]) => longitude < cityLimitWest);
  const shown = isFar ? [...positions, distanceRings.centre] : positions;
  const { projection, height } = fit(shown);
  const path = geoPath(projection).digits(1);
  const trace = (points: readonly Position[]) =>
    compactPath(path({ type: "LineString", coordinates: points.map(coordinates) }) ?? "");
  const fill = (ring: readonly Position[]) => {
    // On the globe a ring in the other direction would be everything but the city.
    const clockwise = signedArea(ring) > 0 ? ring.toReversed() : ring;
    return compactPath(path({ type: "Polygon", coordinates: [clockwise.map(coordinates)] }) ?? "");
  };
  const places = positions.map((position) => pointOf(projection, position));
  const pins = spreadApart(places, pinDistance).map(([x, y], at) => ({
    point: [Math.round(x), Math.round(y)] as const,
    place: places[at] ?? ([x, y] as const),
  }));
  return {
    width,
    height,
    city: fill(city.limit),
    lakes: isFar ? "" : lakes.map(({ ring }) => fill(smoothCurve(ring))).join(""),
    lines: mapLines
      .filter(({ west }) => !isFar || west === true)
      .map(({ kind, points, curved }) => ({ kind, path: trace(curved ? smoothCurve(points) : points) }))
      .filter((line) => line.path !== ""),
    names: chooseNames(
      projection,
      height,
      isFar,
      pins.map(({ point }) => point),
    ),
    peaks: isFar
      ? mountains.map((at) => pointOf(projection, at)).filter((point) => isWithin(point, height))
      : [],
    pins,
  };
}

const coordinates = ([longitude, latitude]: Position): [number, number] => [longitude, latitude];

/** A projection that shows all positions, with room around them, in a height that suits them. */
function fit(positions: readonly Position[]): { projection: GeoProjection; height: number } {
  const [longitudes, latitudes] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const south = Math.min(...latitudes, middle - leastSpan / 2);
  const north = Math.max(...latitudes, middle + leastSpan / 2);
  const corners = {
    type: "MultiPoint" as const,
    coordinates: [
      [Math.min(...longitudes), south],
      [Math.max(...longitudes), north],
    ],
  };
  const bounds = geoPath(geoMercator().fitWidth(width - 2 * edge, corners)).bounds(corners);
  const height = Math.min(
    mostHeight,
    Math.max(leastHeight, Math.round(bounds[1][1] - bounds[0][1]) + 2 * edge),
  );
  const projection = geoMercator().fitExtent(
    [
      [edge, edge],
      [width - edge, height - edge],
    ],
    corners,
  );
  // Geometry outside is left out, except for a margin that hides the ends of wide strokes.
  projection.clipExtent([
    [-12, -12],
    [width + 12, height + 12],
  ]);
  return { projection, height };
}

function pointOf(projection: GeoProjection, position: Position): MapPoint {
  const [x, y] = projection(coordinates(position)) ?? [0, 0];
  return [Math.round(x), Math.round(y)];
}

/** About as much as a letter of a name takes, and half of a line. */
const [letterWidth, halfLine] = [6.6, 9];

type Box = { left: number; right: number; top: number; bottom: number };

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A name stands to the right of its sign, else to the left, below or above. */
const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Names that stand within the map, on no pin and on no other name. */
function chooseNames(
  projection: GeoProjection,
  height: number,
  isFar: boolean,
  pins: readonly MapPoint[],
): PlacesMap["names"] {
  const taken: Box[] = pins.map(([x, y]) => ({ left: x - 17, right: x + 17, top: y - 17, bottom: y + 17 }));
  const isFree = (box: Box) =>
    box.left >= 4 &&
    box.right <= width - 4 &&
    box.top >= 4 &&
    box.bottom <= height - 4 &&
    !taken.some((other) => overlap(box, other));
  const wanted = mapPlaces.filter(({ on }) => (isFar ? on.includes("west") : !on.includes("west")));
  return wanted.flatMap(({ name, kind, at }) => {
    const point = pointOf(projection, at);
    const half = (name.length * letterWidth) / 2 + 3;
    for (const [right, down] of sides) {
      const letters = [point[0] + right * (half + 5), point[1] + down * 15] as const;
      const [x, y] = letters;
      const box = { left: x - half, right: x + half, top: y - halfLine, bottom: y + halfLine };
      if (!isFree(box)) continue;
      taken.push(box);
      return [{ name, kind, point, letters }];
    }
    return [];
  });
}

/** Mountains that everybody sees from the road west: Yamnuska, the Three Sisters, Rundle, Cascade, Castle, Temple. */
const mountains: readonly Position[] = [
  [-115.12, 51.123],
  [-115.32, 50.995],
  [-115.45, 51.105],
  [-115.58, 51.235],
  [-115.93, 51.315],
  [-116.21, 51.35],
];

const isWithin = ([x, y]: MapPoint, height: number) => x > 24 && x < width - 24 && y > 34 && y < height - 4;
