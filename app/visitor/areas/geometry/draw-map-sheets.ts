import type { FrameName } from "#content/calgary-map/calgary-map.ts";
import { lineKinds } from "#app/visitor/areas/map-strokes.ts";

import { drawMap, type DrawnMap } from "./draw-map.ts";

/** Width of a drawn map in its own units. */
export const mapWidth = 800;

/** The three maps; the same content gives the same drawings. */
export const drawnMaps: Readonly<Record<FrameName, DrawnMap>> = {
  city: drawMap("city", mapWidth),
  core: drawMap("core", mapWidth),
  west: drawMap("west", mapWidth),
};

/**
 * The parts of all three maps as one SVG file, `FRAME-PART` by id: the areas, the lakes, each kind of line, and
 * the signs. Pages refer to them, so that no page and no data of a page has the geometry. What has one ink
 * everywhere names it; the strokes of lines and the inks of areas are those of the place of use.
 */
export function drawMapSheets(): string {
  const frames = Object.entries(drawnMaps).flatMap(([frame, map]) =>
    partsOf(map, frame === "west").map(([part, content]) => `<g id="${frame}-${part}">${content}</g>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${frames.join("")}</defs></svg>\n`;
}

function partsOf(map: DrawnMap, hasPeaks: boolean): [name: string, content: string][] {
  const lines = lineKinds.map((kind): [string, string] => [
    kind,
    pathOf(map.lines.filter((line) => line.kind === kind).map(({ path }) => path)),
  ]);
  const parts: [string, string][] = [
    ...map.areas.map(({ id, path }): [string, string] => [id, pathOf([path])]),
    ["lakes", pathOf(map.lakes.map(({ path }) => path))],
    ...lines,
    ["signs", (hasPeaks ? peaks.map(drawPeak).join("") : "") + map.places.map(drawSign).join("")],
  ];
  return parts.filter(([, content]) => content !== "");
}

/** Strokes are in CSS pixels, however wide the map is shown. */
const fixedStroke = 'vector-effect="non-scaling-stroke"';

const pathOf = (paths: readonly string[]): string =>
  paths.length === 0 ? "" : `<path ${fixedStroke} d="${paths.join("")}"/>`;

/** Positions and sizes of the Rockies on the sheet of the road west: no two alike. */
const peaks = [
  [52, 232, 0.9],
  [112, 214, 1.3],
  [188, 236, 1],
  [252, 222, 1.5],
  [316, 268, 1.1],
  [440, 126, 1.3],
  [506, 142, 0.85],
] as const;

function drawPeak([x, y, size]: (typeof peaks)[number]): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    '<path fill="var(--map-peak)" d="M-34 0L-6-46 2-40 32 0z"/>' +
    '<path fill="var(--map-peak-shade)" d="M-6-46L2-40 32 0H4L-4-22 2-30z"/>' +
    '<path fill="var(--map-border)" d="M-6-46L2-40 8-32 1-29-5-33-11-28-16-30z"/></g>'
  );
}

const signs: Readonly<Record<DrawnMap["places"][number]["kind"], string>> = {
  park: `<path ${fixedStroke} fill="var(--map-tree)" stroke="var(--map-border)" stroke-width="1" d="M-16 6l8-22 8 22zM0 8l9-28 9 28zM14 6l7-18 7 18z"/>`,
  landmark: '<path fill="var(--map-ink)" d="M0-8l2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z"/>',
  neighbourhood: "",
  town: `<circle r="6" ${fixedStroke} fill="var(--map-border)" stroke="var(--map-ink)" stroke-width="2"/>`,
};

const drawSign = ({ kind, point: [x, y] }: DrawnMap["places"][number]): string =>
  signs[kind] && `<g transform="translate(${x} ${y})">${signs[kind]}</g>`;
