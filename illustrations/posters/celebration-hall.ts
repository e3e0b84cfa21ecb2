import { type ArtPoint, itemAt, polygon, roundWhole } from "../kit/paths.ts";

/**
 * The empty hall in one-point perspective. Across and down are measured from the eye at the middle
 * of the picture, depth is the divisor: 1 stands in the plane of the picture, the back wall at 2.25.
 */
const project = (across: number, down: number, depth: number): ArtPoint => [
  400 + across / depth,
  470 + down / depth,
];
const ceilingHeight = -470;
const floorHeight = 420;
const halfWidth = 400;
const backDepth = 2.25;

type Side = -1 | 1;
type Measure = readonly [across: number, down: number, depth: number];

const face = (...corners: readonly Measure[]): string => polygon(corners.map((corner) => project(...corner)));
const line = (from: Measure, to: Measure): string => {
  const [fromX, fromY] = project(...from);
  const [toX, toY] = project(...to);
  return `M${roundWhole(fromX)} ${roundWhole(fromY)}${roundWhole(fromY) === roundWhole(toY) ? `H${roundWhole(toX)}` : `L${roundWhole(toX)} ${roundWhole(toY)}`}`;
};

/** Three arched niches along each side wall, and the drapes tied back in them. */
const niches = [1, 1.4, 1.8];
const nicheDepth = 0.3;

/** Its opening, or with a `rim` the golden frame round it, which is so much larger. */
function nicheArch(side: Side, near: number, rim = 0): string {
  const middle = near + nicheDepth / 2;
  const half = nicheDepth / 2 + rim * 0.0035 * middle ** 2;
  const outline = Array.from({ length: 23 }, (_, step): ArtPoint => {
    const angle = (Math.PI * step) / 22;
    const cusp = 1 - 0.126 * Math.abs(Math.sin(3.5 * angle));
    const point = step === 11 ? 26 : 0;
    return project(
      side * halfWidth,
      -40 - (190 + rim * middle) * Math.sin(angle) * cusp - point,
      middle - half * Math.cos(angle) * cusp,
    );
  });
  return polygon([
    project(side * halfWidth, floorHeight, middle - half),
    ...outline,
    project(side * halfWidth, floorHeight, middle + half),
  ]);
}
const nicheArches = (side: Side, rim = 0) => niches.map((near) => nicheArch(side, near, rim)).join("");

/** One drape, as depth into its niche and height; the other is its mirror image. */
const drapeEdge = [
  [0, -120],
  [0.05, -214],
  [0.12, -258],
  [0.07, -80],
  [0.03, 90],
  [0.075, floorHeight],
  [0, floorHeight],
] as const;
const drape = (side: Side, depthAt: (into: number) => number) =>
  face(...drapeEdge.map(([into, down]): Measure => [side * halfWidth, down, depthAt(into)]));
const drapes = (side: Side) =>
  niches
    .map((near) => drape(side, (into) => near + into) + drape(side, (into) => near + nicheDepth - into))
    .join("");

const sideWall = (side: Side) =>
  face(
    [side * halfWidth, ceilingHeight, 0.6],
    [side * halfWidth, ceilingHeight, backDepth],
    [side * halfWidth, floorHeight, backDepth],
    [side * halfWidth, floorHeight, 0.6],
  );

export const hallWalls = `
  <clipPath id="e2wl">
    <path d="${nicheArches(-1)}${nicheArches(1)}"/>
  </clipPath>
  <g id="e2-walls">
    <path d="${sideWall(-1)}" fill="var(--wall)"/>
    <path d="${sideWall(1)}" fill="var(--wall-d)"/>
    <path d="${nicheArches(-1, 4)}${nicheArches(1, 4)}" fill="var(--gold)"/>
    <path d="${nicheArches(-1)}" fill="var(--teal)"/>
    <path d="${nicheArches(1)}" fill="var(--teal-d)"/>
    <g clip-path="url(#e2wl)">
      <path d="${drapes(-1)}" fill="var(--cb)"/>
      <path d="${drapes(1)}" fill="var(--k5)"/>
    </g>
  </g>`;

export const backWall = face(
  [-halfWidth, ceilingHeight, backDepth],
  [halfWidth, ceilingHeight, backDepth],
  [halfWidth, floorHeight, backDepth],
  [-halfWidth, floorHeight, backDepth],
);

export const ceiling = face(
  [-halfWidth, ceilingHeight, 0.4],
  [-halfWidth, ceilingHeight, backDepth],
  [halfWidth, ceilingHeight, backDepth],
  [halfWidth, ceilingHeight, 0.4],
);

const hub = project(0, ceilingHeight, 1.45);
/** y of the hook in the ceiling from which the chandelier hangs. */
export const chandelierHook = roundWhole(hub[1]);

/** The draped canopy: two kinds of cloth by turns from the hub to the walls, each with a fold of shade. */
export const canopy = (() => {
  const left = Array.from({ length: 6 }, (_, step) =>
    project(-halfWidth, ceilingHeight, 0.6 + ((backDepth - 0.6) * step) / 5),
  );
  const back = [1, 2, 3, 4].map((step) => project(-halfWidth + 160 * step, ceilingHeight, backDepth));
  const right = left.map(([x, y]): ArtPoint => [800 - x, y]).toReversed();
  const rim: ArtPoint[] = [...left, ...back, ...right, [700, -260], [400, -300], [100, -260]];
  const cloths = { light: "", bright: "", folds: "" };
  for (const [index, from] of rim.entries()) {
    const to = itemAt(rim, (index + 1) % rim.length);
    const sag = [0, 1].map(
      (axis) => ((itemAt(from, axis) + itemAt(to, axis)) / 2) * 0.86 + itemAt(hub, axis) * 0.14,
    );
    const start = `M${roundWhole(hub[0])} ${roundWhole(hub[1])}L`;
    const cloth = `${start}${roundWhole(from[0])} ${roundWhole(from[1])}Q${roundWhole(itemAt(sag, 0))} ${roundWhole(itemAt(sag, 1))} ${roundWhole(to[0])} ${roundWhole(to[1])}z`;
    if (index % 2 === 1) cloths.light += cloth;
    else cloths.bright += cloth;
    cloths.folds += `${start}${roundWhole(from[0] * 0.75 + to[0] * 0.25)} ${roundWhole(from[1] * 0.75 + to[1] * 0.25)}L${roundWhole(from[0])} ${roundWhole(from[1])}z`;
  }
  return cloths;
})();

/** A point on the upper edge of a side wall, some way below it, as path data. */
const fixing = (side: Side, depth: number, below: number) => {
  const [x, y] = project(side * halfWidth, ceilingHeight, depth);
  return `${roundWhole(x)} ${roundWhole(y + below)}`;
};
const first = (side: Side) => fixing(side, 0.7, 0);
const second = (side: Side) => fixing(side, 1.2, 8);
const third = (side: Side) => fixing(side, 1.65, 6);
const corner = (side: Side) => fixing(side, backDepth, 4);

/** Marigolds along the upper edge of the walls, in swags from one fixing to the next. */
export const ceilingGarland =
  `M${first(-1)}Q60 120 ${second(-1)}Q130 190 ${third(-1)}Q190 236 ${corner(-1)}Q290 310 400 266` +
  `Q510 310 ${corner(1)}Q610 236 ${third(1)}Q670 190 ${second(1)}Q740 120 ${first(1)}`;

const strip = (from: number, to: number, nearDepth = 0.6) =>
  face(
    [from, floorHeight, backDepth],
    [to, floorHeight, backDepth],
    [to, floorHeight, nearDepth],
    [from, floorHeight, nearDepth],
  );

export const hallFloor = {
  boards: strip(-halfWidth, halfWidth, 0.5),
  seams:
    [1.9, 1.6, 1.36, 1.16, 1, 0.86]
      .map((depth) => line([-halfWidth, floorHeight, depth], [halfWidth, floorHeight, depth]))
      .join("") +
    [-300, -200, 200, 300]
      .map((across) => line([across, floorHeight, backDepth], [across, floorHeight, 0.6]))
      .join(""),
  carpet: strip(-110, 110),
  carpetBorders: strip(-110, -96) + strip(110, 96),
};
