import { groupByTile } from "./group-by-tile.ts";
import type { ArtPoint } from "./paths.ts";
import { attribute } from "./strokes.ts";

/** A path with fewer corners than this is worked out in no time. */
const many = 40;

/**
 * A path of many straight outlines as some paths of outlines that lie close together: what the
 * browser has to work out for a square of the screen gets less. Outlines of opposite directions may be
 * one a hole in the other where one's frame lies in the other's: such paths stay one, and so do those that
 * let something show through.
 */
export function splitFill(tag: string): string {
  const data = attribute(tag, "d") ?? "";
  if (
    !tag.startsWith("<path") ||
    !onlyPolygons.test(data) ||
    / (id|class|opacity|stroke|fill-rule)=/.test(tag)
  )
    return tag;
  const outlines = (data.match(/M[^M]+/g) ?? []).map(outlineOf);
  if (outlines.length < 2 || outlines.flatMap(({ corners }) => corners).length < many) return tag;
  if (outlines.some((one) => outlines.some((other) => mayBeHole(one, other)))) return tag;
  const pieces = groupByTile(outlines, ({ corners }) => corners[0] ?? [0, 0], 2);
  if (pieces.length === 1) return tag;
  const paint = tag.replace(/^<path| d="[^"]*"|\/>$/g, "");
  return `<g${paint}>${pieces.map((piece) => `<path d="${piece.map(({ line }) => line).join("")}"/>`).join("")}</g>`;
}

const onlyPolygons = /^(M-?[\d.]+[ -]?-?[\d.]+([lhv][-\d. ]+)+z)+$/;

interface Outline {
  readonly line: string;
  readonly corners: readonly ArtPoint[];
}

function outlineOf(line: string): Outline {
  const [, x, y] = /^M(-?[\d.]+)[ ]?(-?[\d.]+)/.exec(line) ?? [];
  const corners: ArtPoint[] = [[Number(x), Number(y)]];
  for (const [, command, list = ""] of line.matchAll(/([lhv])([^lhvz]+)/g)) {
    const values = [...list.matchAll(/-?(\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    for (let index = 0; index < values.length; index += command === "l" ? 2 : 1) {
      const [fromX, fromY] = corners.at(-1) ?? [0, 0];
      const [value = 0, next = 0] = values.slice(index);
      corners.push([
        fromX + (command === "v" ? 0 : value),
        fromY + (command === "v" ? value : command === "l" ? next : 0),
      ]);
    }
  }
  return { line, corners };
}

/** Above 0 where the outline runs clockwise. */
const direction = ({ corners }: Outline): number =>
  Math.sign(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

function frameOf({ corners }: Outline) {
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), -Math.max(...across), -Math.max(...down)];
}

function mayBeHole(one: Outline, other: Outline): boolean {
  if (one === other || direction(one) === direction(other)) return false;
  const outer = frameOf(other);
  return frameOf(one).every((edge, side) => edge >= (outer[side] ?? 0));
}
