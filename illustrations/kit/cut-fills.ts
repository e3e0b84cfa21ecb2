import { apart } from "./apart.ts";
import type { Point } from "./paths.ts";
import { attribute } from "./strokes.ts";

/** A path with fewer corners than this is worked out in no time. */
const many = 40;

/**
 * A path of many straight outlines as some paths of outlines that lie close together: what the
 * browser has to work out for a square of the screen gets less. An outline within the frame of another may be a
 * hole in it: such paths stay one, and so do those that let something show through.
 */
export function inPieces(tag: string): string {
  const data = attribute(tag, "d") ?? "";
  if (
    !tag.startsWith("<path") ||
    !onlyPolygons.test(data) ||
    / (id|class|opacity|stroke|fill-rule)=/.test(tag)
  )
    return tag;
  const outlines = (data.match(/M[^M]+/g) ?? []).map(outlineOf);
  if (outlines.length < 2 || outlines.flatMap(({ corners }) => corners).length < many) return tag;
  if (outlines.some((one) => outlines.some((other) => one !== other && isWithin(one, other)))) return tag;
  const pieces = apart(outlines, ({ corners }) => corners[0] ?? [0, 0], 2);
  if (pieces.length === 1) return tag;
  const paint = tag.replace(/^<path| d="[^"]*"|\/>$/g, "");
  return `<g${paint}>${pieces.map((piece) => `<path d="${piece.map(({ line }) => line).join("")}"/>`).join("")}</g>`;
}

const onlyPolygons = /^(M-?[\d.]+[ -]?-?[\d.]+l[-\d. ]+z)+$/;

interface Outline {
  readonly line: string;
  readonly corners: readonly Point[];
}

function outlineOf(line: string): Outline {
  const [x = 0, y = 0, ...steps] = [...line.matchAll(/-?(\d+\.?\d*|\.\d+)/g)].map(([number]) =>
    Number(number),
  );
  const corners: Point[] = [[x, y]];
  for (let index = 0; index < steps.length; index += 2) {
    const [fromX, fromY] = corners.at(-1) ?? [0, 0];
    corners.push([fromX + (steps[index] ?? 0), fromY + (steps[index + 1] ?? 0)]);
  }
  return { line, corners };
}

function frameOf({ corners }: Outline) {
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), -Math.max(...across), -Math.max(...down)];
}

const isWithin = (one: Outline, other: Outline): boolean => {
  const outer = frameOf(other);
  return frameOf(one).every((edge, side) => edge >= (outer[side] ?? 0));
};
