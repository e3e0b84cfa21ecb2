import { type ArtPoint, itemAt, formatTenths } from "./paths.ts";

export interface ArchOpening {
  readonly left: number;
  readonly right: number;
  /** y where the arch springs from its pillars, and y of the crown. */
  readonly springing: number;
  readonly crown: number;
  /** Odd, so that one foil is the crown. */
  readonly foils: number;
  /** Arc radius of a foil as a share of its chord. */
  readonly bulge: number;
}

export interface Arch {
  readonly start: ArtPoint;
  /** Path data from the left springing to the right one, without the starting M. */
  readonly path: string;
}

/** A multifoil pointed arch with an ogee crown, as on a mandap. */
export function cuspedArch({ left, right, springing, crown, foils, bulge }: ArchOpening): Arch {
  const middle = (left + right) / 2;
  const points = Array.from({ length: foils + 1 }, (_, index): ArtPoint => {
    const [across, up] = onCurve(-1 + (2 * index) / foils);
    return [middle + ((right - left) / 2) * across, springing - (springing - crown) * Math.min(1, up)];
  });
  let path = "";
  for (let index = 1; index <= foils; index++) {
    const from = itemAt(points, index - 1);
    const to = itemAt(points, index);
    path += index === (foils + 1) / 2 ? ogee(from, to, middle, crown) : foil(from, to, bulge);
  }
  return { start: itemAt(points, 0), path };
}

/** A point of the unit arch for -1 (left springing) to 1; the last fifth is pulled up to the crown. */
function onCurve(share: number): ArtPoint {
  const risen = 1 - Math.abs(share);
  const angle = ((risen * Math.PI) / 2) * 0.94;
  const pull = risen > 0.8 ? Math.pow((risen - 0.8) / 0.2, 1.6) * 0.12 : 0;
  return [risen === 1 ? 0 : Math.sign(share) * Math.cos(angle), Math.sin(angle) * 0.88 + pull];
}

function ogee(from: ArtPoint, to: ArtPoint, middle: number, crown: number): string {
  const [x, y] = from;
  return (
    `Q${formatTenths(x + (middle - x) * 0.15)} ${formatTenths(crown + (y - crown) * 0.3)} ${formatTenths(middle)} ${formatTenths(crown)}` +
    `Q${formatTenths(to[0] - (to[0] - middle) * 0.15)} ${formatTenths(crown + (to[1] - crown) * 0.3)} ${formatTenths(to[0])} ${formatTenths(to[1])}`
  );
}

/** One quadratic curve as high as the arc: a rasteriser cuts an arc of a circle into many pieces. */
function foil(from: ArtPoint, to: ArtPoint, bulge: number): string {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const high = 2 * bulge * (1 - Math.cos(Math.asin(Math.min(1, 0.5 / bulge))));
  const [bendX, bendY] = [from[0] + across / 2 + down * high, from[1] + down / 2 - across * high];
  return `Q${formatTenths(bendX)} ${formatTenths(bendY)} ${formatTenths(to[0])} ${formatTenths(to[1])}`;
}

/** The same foils walked from right to left, to cut the opening out of a wall. */
export function cuspedArchBackwards(opening: ArchOpening): string {
  const sum = opening.left + opening.right;
  return cuspedArch(opening).path.replace(/Q([^Q]+)/g, (_, values: string) => {
    const numbers = values.trim().split(/[ ,]+/).map(Number);
    const turned = numbers.map((value, index) => (index % 2 === 0 ? sum - value : value));
    return `Q${turned.map((value) => Math.round(value * 10) / 10).join(" ")}`;
  });
}
