import { simplify } from "./simplify.ts";

/** How far a line may be moved, in units of the map: less than half a pixel on a wide screen. */
const tolerance = 0.5;

/**
 * The same path in few characters, for an SVG that is some 800 units wide: no point too many, in whole
 * units, each relative to the one before.
 * @param path of absolute `M`, `L` and `Z` alone, as d3-geo writes them
 */
export function compactPath(path: string): string {
  return path.replaceAll(/M([^MZ]*)(Z?)/g, (_, points: string, close: string) => {
    const [first, ...rest] = simplify(points.split("L").map(readPoint), tolerance).map(
      ([x, y]): [number, number] => [Math.round(x), Math.round(y)],
    );
    if (first === undefined) return "";
    let [x, y] = first;
    const steps: number[] = [];
    for (const [nextX, nextY] of rest) {
      if (nextX === x && nextY === y) continue;
      steps.push(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
    }
    return `M${join(first)}${steps.length > 0 ? `l${join(steps)}` : ""}${close && "z"}`;
  });
}

function readPoint(text: string): [number, number] {
  const [x = Number.NaN, y = Number.NaN] = text.split(",").map(Number);
  return [x, y];
}

/** A minus sign separates by itself. */
const join = (numbers: readonly number[]): string => numbers.join(" ").replaceAll(" -", "-");
