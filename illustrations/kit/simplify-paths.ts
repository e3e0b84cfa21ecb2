import { type ArtPoint, itemAt, polygon } from "./paths.ts";

/** Outlines of straight lines without the corners that stray less than `tolerance` from the line between their neighbours. */
export const simplifyPath = (data: string, tolerance: number): string =>
  data.replace(/M(-?\d+)( ?)(-?\d+)l([^z]+)z/g, (_, x: string, __, y: string, steps: string) => {
    const corners: ArtPoint[] = [[Number(x), Number(y)]];
    const values = [...steps.matchAll(/-?\d+/g)].map(Number);
    for (let index = 0; index < values.length; index += 2) {
      const [fromX, fromY] = itemAt(corners, -1);
      corners.push([fromX + itemAt(values, index), fromY + itemAt(values, index + 1)]);
    }
    return polygon(straightened(corners, tolerance));
  });

/** Keeps the corner that strays most and looks on both sides of it (Douglas and Peucker). */
function straightened(line: readonly ArtPoint[], tolerance: number): ArtPoint[] {
  const [from, to] = [itemAt(line, 0), itemAt(line, -1)];
  const strays = line.map((corner) => distance(corner, from, to));
  const most = Math.max(...strays);
  if (line.length < 3 || most <= tolerance) return [from, to];
  const turn = strays.indexOf(most);
  return [
    ...straightened(line.slice(0, turn + 1), tolerance).slice(0, -1),
    ...straightened(line.slice(turn), tolerance),
  ];
}

function distance([x, y]: ArtPoint, [fromX, fromY]: ArtPoint, [toX, toY]: ArtPoint): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}
