import { type Point, joined, tenths } from "./paths.ts";

const onCircle = (angle: number, radius: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];
const relative = (from: Point, to: Point): string[] => [tenths(to[0] - from[0]), tenths(to[1] - from[1])];

/** A ring of outward scallops; the radius is that of the valleys. `bulge` is the arc radius as a share of the chord. */
export function scallop(count: number, bulge = 0.56, radius = 100): string {
  const valleys = Array.from({ length: count + 1 }, (_, index) =>
    onCircle((index / count) * 2 * Math.PI, radius),
  );
  // One quadratic curve for each arc, as high as the arc: a rasteriser cuts an arc of a circle into many pieces.
  const high = 2 * bulge * (1 - Math.cos(Math.asin(Math.min(1, 0.5 / bulge))));
  return ring(valleys, (from, to) => {
    const [across, down] = [to[0] - from[0], to[1] - from[1]];
    return `q${joined([across / 2 + down * high, down / 2 - across * high, across, down].map(tenths))}`;
  });
}

/** A ring of pointed ogee petals that rise by `height` above the radius. */
export function lotus(count: number, height = 18, radius = 100): string {
  const width = (2 * Math.PI) / count;
  const valleys = Array.from({ length: count + 1 }, (_, index) => onCircle(index * width, radius));
  let petal = 0;
  return ring(valleys, (from, to) => {
    const start = petal++ * width;
    const tip = onCircle(start + width / 2, radius + height);
    const up = onCircle(start + width * 0.06, radius + height * 0.75);
    const down = onCircle(start + width - width * 0.06, radius + height * 0.75);
    return `q${joined([...relative(from, up), ...relative(from, tip)])}q${joined([...relative(tip, down), ...relative(tip, to)])}`;
  });
}

function ring(valleys: readonly Point[], edge: (from: Point, to: Point) => string): string {
  return valleys
    .map((to, index) => {
      const from = valleys[index - 1];
      return from === undefined ? start(to) : edge(from, to);
    })
    .concat("z")
    .join("");
}

const start = ([x, y]: Point): string => `M${tenths(x)} ${tenths(y)}`;
