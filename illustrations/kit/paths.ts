import type { Random } from "./random.ts";

export type Point = readonly [x: number, y: number];

export const whole = Math.round;

/** One decimal without a leading zero: `.5`, `-.5`, `12`. */
export const tenths = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Joins numbers for path data; a minus sign already separates, so it takes no space. */
export const joined = (values: readonly string[]): string =>
  values.map((value, index) => (index === 0 || value.startsWith("-") ? value : ` ${value}`)).join("");

/** Points written as in the attribute of a polygon: `-20,540 60,516`. */
export const pointList = (list: string): Point[] =>
  list.split(" ").map((pair): Point => {
    const [x, y] = pair.split(",").map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new SyntaxError(`not a point: '${pair}'`);
    return [x, y];
  });

/** The array element that must be there; posters are drawn by counting, so a gap is a mistake in the drawing. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** A closed outline in whole units and relative steps, which is the shortest form. */
export const polygon = (points: readonly Point[]): string =>
  outline(points, (value) => Math.round(value), String);

/** A closed outline to one decimal, for small shapes such as spruces and far windows. */
export const polygonTenths = (points: readonly Point[]): string =>
  outline(points, (value) => Math.round(value * 10) / 10, tenths, " ");

function outline(
  points: readonly Point[],
  round: (value: number) => number,
  print: (value: number) => string,
  afterStart = "",
): string {
  const [startX, startY] = at(points, 0);
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
  const begin = afterStart === "" ? joined(start) : start.join(afterStart);
  return `M${begin}${steps.length === 0 ? "" : `l${joined(steps)}`}z`;
}

/** Splits long stretches at a random point off the line: the torn edge of rock. */
export function roughen(points: readonly Point[], roughness: number, random: Random, depth = 2): Point[] {
  let line = [...points];
  let amplitude = roughness;
  for (let pass = 0; pass < depth; pass++) {
    const next: Point[] = [at(line, 0)];
    for (let index = 1; index < line.length; index++) {
      const from = at(line, index - 1);
      const to = at(line, index);
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

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The point at a share (0 to 1) of a line's length. */
export function along(points: readonly Point[], share: number): Point {
  const lengths = points
    .slice(1)
    .map((point, index) => Math.hypot(point[0] - at(points, index)[0], point[1] - at(points, index)[1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length || index === lengths.length - 1)
      return between(at(points, index), at(points, index + 1), length === 0 ? 0 : left / length);
    left -= length;
  }
  throw new RangeError("a line needs two points");
}
