import type { LineKind } from "#content/calgary-map/calgary-map.ts";

/** The strokes of a line, the lowest first, as classes of area-map.css: the same on the drawn and the live map. */
export const strokesOf: Readonly<Record<LineKind, readonly string[]>> = {
  river: ["map-river-bank", "map-river", "map-river-glint"],
  stream: ["map-stream-bank", "map-stream"],
  road: ["map-road-edge", "map-road"],
  highway: ["map-highway-edge", "map-highway"],
  "red-line": ["map-rail-bed", "map-rail map-rail--red"],
  "blue-line": ["map-rail-bed", "map-rail map-rail--blue"],
};

/** All kinds of lines, the lowest first. */
export const lineKinds = [
  "stream",
  "river",
  "road",
  "highway",
  "blue-line",
  "red-line",
] as const satisfies readonly LineKind[];
