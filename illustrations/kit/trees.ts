import { type ArtPoint, itemAt, polygon, polygonTenths, roundWhole } from "./paths.ts";
import { seededRandom } from "./random.ts";
import { place } from "./svg.ts";

/**
 * A spruce with its foot at 0,0: the whole silhouette and the lit ends of its right-hand branches.
 * Where it is snowy, the snow lies on both sides.
 */
function spruce(height: number, halfWidth: number, seed: number, tiers: number, snowy: boolean) {
  const random = seededRandom(seed);
  const left: ArtPoint[] = [];
  const right: ArtPoint[] = [];
  const lit: string[] = [];
  const step = (height * 0.93) / tiers;
  let y = -height;
  for (let tier = 1; tier <= tiers; tier++) {
    const reach = 0.12 + 0.88 * Math.pow(tier / tiers, 0.85);
    const leftReach = halfWidth * reach * (0.85 + 0.3 * random());
    const rightReach = halfWidth * reach * (0.85 + 0.3 * random());
    const leftDroop = y + step * (1.05 + 0.2 * random());
    left.push(
      [-leftReach * 0.32, y + step * 0.35],
      [-leftReach, leftDroop],
      [-leftReach * 0.5, y + step * 0.98],
    );
    const droop = y + step * (1.05 + 0.2 * random());
    right.push(
      [rightReach * 0.32, y + step * 0.35],
      [rightReach, droop],
      [rightReach * 0.5, y + step * 0.98],
    );
    lit.push(
      polygonTenths([
        [rightReach * 0.1, y + step * 0.4],
        [rightReach * 0.95, droop],
        [rightReach * 0.3, y + step * 0.85],
      ]),
    );
    if (snowy)
      lit.push(
        polygonTenths([
          [-leftReach * 0.05, y + step * 0.3],
          [-leftReach * 0.95, leftDroop],
          [-leftReach * 0.4, y + step * 0.72],
        ]),
      );
    y += step;
  }
  const trunk: ArtPoint[] = [
    [halfWidth * 0.09, y],
    [halfWidth * 0.08, 0],
    [-halfWidth * 0.08, 0],
    [-halfWidth * 0.09, y],
  ];
  const silhouette = polygonTenths([[0, -height * 1.04], ...right, ...trunk, ...left.toReversed()]);
  return { silhouette, lit: lit.join("") };
}

const spruceKinds = {
  1: { halfWidth: 19, tiers: 10 },
  2: { halfWidth: 23, tiers: 9 },
  3: { halfWidth: 17, tiers: 11 },
};

type SpruceKind = keyof typeof spruceKinds;

/** Spruces, 100 high, as symbols of one drawing; a drawing near its 40 kB leaves a kind out. In winter `snowy`, with snow in the ink of the light. */
export function spruceSymbols<Kind extends SpruceKind>(
  prefix: string,
  kinds: readonly Kind[],
  snowy = false,
) {
  const defs = kinds
    .map((kind) => {
      const { halfWidth, tiers } = spruceKinds[kind];
      const tree = spruce(100, halfWidth, kind * 13 + 4, tiers, snowy);
      const far = spruce(100, halfWidth, kind * 13 + 4, roundWhole(tiers * 0.6), snowy);
      return symbol(`${prefix}T${kind}`, tree) + symbol(`${prefix}Ts${kind}`, far);
    })
    .join("");
  return {
    defs,
    /** With its foot at x, y. A low one has fewer branches: more are not to be seen. */
    tree: (kind: Kind, x: number, y: number, height: number): string =>
      place(`${prefix}${height < 190 ? "Ts" : "T"}${kind}`, x, y, height / 100),
  };
}

const symbol = (id: string, { silhouette, lit }: ReturnType<typeof spruce>) =>
  `<g id="${id}"><path d="${silhouette}" fill="var(--pine)"/><path d="${lit}" fill="var(--pine-l)"/></g>`;

export interface TreelineOptions {
  readonly height: number;
  readonly step: number;
  readonly seed: number;
  /** Depth of the solid strip under the trees. */
  readonly base: number;
  /** Where that strip ends at the latest: the shore of a lake. */
  readonly floor?: number;
  /** How much heights vary, 0 to 1. */
  readonly variety?: number;
  /** Length over which the trees dwindle at the left and right end. */
  readonly taperLeft?: number;
  readonly taperRight?: number;
}

/** A distant row of trees that follows the ground `groundAt(x)` from one x to the other. */
export function treeline(
  from: number,
  to: number,
  groundAt: (x: number) => number,
  {
    height,
    step,
    seed,
    base,
    floor = Infinity,
    variety = 0.6,
    taperLeft = 0,
    taperRight = 0,
  }: TreelineOptions,
): string {
  const random = seededRandom(seed);
  const taper = (x: number) =>
    Math.min(1, taperLeft ? (x - from) / taperLeft : 1, taperRight ? (to - x) / taperRight : 1);
  // The ground under the trees and each stretch of trees are shapes of their own, which overlap.
  const ground = Array.from({ length: 11 }, (_, tenth) => from + ((to - from) * tenth) / 10);
  const below = ground
    .toReversed()
    .map((across): ArtPoint => [
      across,
      Math.min(floor, groundAt(across) + base * Math.max(0, taper(across))),
    ]);
  let outlines = polygon([...ground.map((across): ArtPoint => [across, groundAt(across) - 1]), ...below]);
  let points: ArtPoint[] = [];
  let x = from;
  while (x < to) {
    const treeHeight =
      height * (1 - variety + variety * 1.3 * random()) * (0.25 + 0.75 * Math.max(0, taper(x)));
    const width = step * (0.55 + 0.3 * random());
    const y = groundAt(x);
    points.push(
      [x - width * 0.5, y],
      [x - width * 0.26, y - treeHeight * 0.41],
      [x, y - treeHeight],
      [x + width * 0.26, y - treeHeight * 0.43],
      [x + width * 0.5, y],
    );
    x += step * (0.6 + 0.8 * random());
    if (points.length < 60 && x < to) continue;
    const [start, end] = [itemAt(points, 0), itemAt(points, -1)];
    const under = ([across, down]: ArtPoint): ArtPoint => [
      across,
      Math.min(floor, down + Math.min(6, base * Math.max(0, taper(across)))),
    ];
    outlines += polygon([...points, under(end), under(start)]);
    points = [];
  }
  return outlines;
}
