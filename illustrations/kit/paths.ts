import type { Random } from "./random.ts";

export type ArtPoint = readonly [x: number, y: number];

export const roundWhole = Math.round;

/** One decimal without a leading zero: `.5`, `-.5`, `12`. */
export const formatTenths = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Joins numbers for path data; a minus sign already separates, so it takes no space. */
export const joinNumbers = (values: readonly string[]): string =>
  values.map((value, index) => (index === 0 || value.startsWith("-") ? value : ` ${value}`)).join("");

/** Points written as in the attribute of a polygon: `-20,540 60,516`. */
export const parsePoints = (list: string): ArtPoint[] =>
  list.split(" ").map((pair): ArtPoint => {
    const [x, y] = pair.split(",").map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new SyntaxError(`not a point: '${pair}'`);
    return [x, y];
  });

/** The array element that must be there; posters are drawn by counting, so a gap is a mistake in the drawing. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** A closed outline in whole units and relative steps, which is the shortest form. */
export const polygon = (points: readonly ArtPoint[]): string =>
  outline(points, (value) => Math.round(value), String);

/** A closed outline to one decimal, for small shapes such as spruces and far windows. */
export const polygonTenths = (points: readonly ArtPoint[]): string =>
  outline(points, (value) => Math.round(value * 10) / 10, formatTenths, " ");

function outline(
  points: readonly ArtPoint[],
  round: (value: number) => number,
  print: (value: number) => string,
  afterStart = "",
): string {
  const [startX, startY] = itemAt(points, 0);
  let x = round(startX);
  let y = round(startY);
  const start = [print(x), print(y)];
  const steps: string[] = [];
  for (const point of points.slice(1)) {
    const nextX = round(point[0]);
    const nextY = round(point[1]);
    const step = [print(nextX - x), print(nextY - y)];
    if (step[0] === "0" && step[1] === "0") continue;
    steps.push(...step);
    x = nextX;
    y = nextY;
  }
  const begin = afterStart === "" ? joinNumbers(start) : start.join(afterStart);
  return `M${begin}${steps.length === 0 ? "" : `l${joinNumbers(steps)}`}z`;
}

/** Splits long stretches at a random point off the line: the torn edge of rock. */
export function roughen(
  points: readonly ArtPoint[],
  roughness: number,
  random: Random,
  depth = 2,
): ArtPoint[] {
  let line = [...points];
  let amplitude = roughness;
  for (let pass = 0; pass < depth; pass++) {
    const next: ArtPoint[] = [itemAt(line, 0)];
    for (let index = 1; index < line.length; index++) {
      const from = itemAt(line, index - 1);
      const to = itemAt(line, index);
      const share = 0.38 + 0.24 * random();
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 14) {
        const [x, y] = between(from, to, share);
        next.push([x + (random() - 0.5) * amplitude * 0.5, y + (random() - 0.5) * amplitude]);
      }
      next.push(to);
    }
    line = next;
    amplitude *= 0.55;
  }
  return line;
}

const between = (from: ArtPoint, to: ArtPoint, share: number): ArtPoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The point at a share (0 to 1) of a line's length. */
export function along(points: readonly ArtPoint[], share: number): ArtPoint {
  const lengths = points
    .slice(1)
    .map((point, index) =>
      Math.hypot(point[0] - itemAt(points, index)[0], point[1] - itemAt(points, index)[1]),
    );
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length || index === lengths.length - 1)
      return between(itemAt(points, index), itemAt(points, index + 1), length === 0 ? 0 : left / length);
    left -= length;
  }
  throw new RangeError("a line needs two points");
}
