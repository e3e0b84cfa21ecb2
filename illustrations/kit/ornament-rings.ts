import { type ArtPoint, joinNumbers, formatTenths } from "./paths.ts";

const onCircle = (angle: number, radius: number): ArtPoint => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];
const relative = (from: ArtPoint, to: ArtPoint): string[] => [
  formatTenths(to[0] - from[0]),
  formatTenths(to[1] - from[1]),
];

/** A ring of outward scallops; the radius is that of the valleys. `bulge` is the arc radius as a share of the chord. */
export function scallopRing(count: number, bulge = 0.56, radius = 100): string {
  return scallops(count, bulge, radius, (steps) => `q${joinNumbers(steps.map(formatTenths))}`);
}

/** The same of straight cuts, three to a scallop: round where it is small, and half the work. */
export function straightScallopRing(count: number, bulge: number, radius: number): string {
  return scallops(count, bulge, radius, ([bendX, bendY, x, y]) => {
    const at = (t: number): ArtPoint => [
      2 * t * (1 - t) * bendX + t * t * x,
      2 * t * (1 - t) * bendY + t * t * y,
    ];
    const [one, two] = [at(0.36), at(0.64)];
    return `l${joinNumbers([...relative([0, 0], one), ...relative(one, two), ...relative(two, [x, y])])}`;
  });
}

type Bend = readonly [bendX: number, bendY: number, x: number, y: number];

function scallops(count: number, bulge: number, radius: number, draw: (steps: Bend) => string): string {
  const valleys = Array.from({ length: count + 1 }, (_, index) =>
    onCircle((index / count) * 2 * Math.PI, radius),
  );
  // One quadratic curve for each arc, as high as the arc: a rasteriser cuts an arc of a circle into many pieces.
  const high = 2 * bulge * (1 - Math.cos(Math.asin(Math.min(1, 0.5 / bulge))));
  return ring(valleys, (from, to) => {
    const [across, down] = [to[0] - from[0], to[1] - from[1]];
    return draw([across / 2 + down * high, down / 2 - across * high, across, down]);
  });
}

/** A ring of pointed ogee petals that rise by `height` above the radius. */
export function lotusRing(count: number, height = 18, radius = 100): string {
  const width = (2 * Math.PI) / count;
  const valleys = Array.from({ length: count + 1 }, (_, index) => onCircle(index * width, radius));
  let petal = 0;
  return ring(valleys, (from, to) => {
    const start = petal++ * width;
    const tip = onCircle(start + width / 2, radius + height);
    const up = onCircle(start + width * 0.06, radius + height * 0.75);
    const down = onCircle(start + width - width * 0.06, radius + height * 0.75);
    return `q${joinNumbers([...relative(from, up), ...relative(from, tip)])}q${joinNumbers([...relative(tip, down), ...relative(tip, to)])}`;
  });
}

function ring(valleys: readonly ArtPoint[], edge: (from: ArtPoint, to: ArtPoint) => string): string {
  return valleys
    .map((to, index) => {
      const from = valleys[index - 1];
      return from === undefined ? start(to) : edge(from, to);
    })
    .concat("z")
    .join("");
}

const start = ([x, y]: ArtPoint): string => `M${formatTenths(x)} ${formatTenths(y)}`;
