import { type ArtPoint, polygon, roundWhole } from "./paths.ts";

/** Across and down are measured from the eye, depth is the divisor: 1 stands in the plane of the picture. */
export type Measure = readonly [across: number, down: number, depth: number];

/** A room in one-point perspective, seen by an eye at x, y of the artboard. */
export function perspective(eyeX: number, eyeY: number) {
  const project = ([across, down, depth]: Measure): ArtPoint => [eyeX + across / depth, eyeY + down / depth];
  const face = (...corners: readonly Measure[]): string => polygon(corners.map(project));
  return {
    project,
    face,
    /** The strokes of several lines in one path. */
    lines: (...pairs: ReadonlyArray<readonly [from: Measure, to: Measure]>): string =>
      pairs
        .map(([from, to]) => {
          const [fromX, fromY] = project(from);
          const [toX, toY] = project(to);
          return `M${roundWhole(fromX)} ${roundWhole(fromY)}L${roundWhole(toX)} ${roundWhole(toY)}`;
        })
        .join(""),
    /** An upright or level beam of a frame, all at one depth. */
    beam: (left: number, top: number, right: number, bottom: number, depth: number): string =>
      face([left, top, depth], [right, top, depth], [right, bottom, depth], [left, bottom, depth]),
  };
}
