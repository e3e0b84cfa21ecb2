import type { ArtPoint } from "./paths.ts";

/** Side of a square of the drawing in which marks stay one piece. */
const near = 280;
/** Fewer marks than this are not worth a shape of their own. */
const few = 6;

/** Marks by the square of the drawing that they begin in. */
export function groupByTile<Mark>(
  marks: readonly Mark[],
  placeOf: (mark: Mark) => ArtPoint,
  least = few,
): Mark[][] {
  if (marks.length < least) return [[...marks]];
  return [
    ...Map.groupBy(marks, (mark) =>
      placeOf(mark)
        .map((value) => Math.floor(value / near))
        .join(" "),
    ).values(),
  ];
}
