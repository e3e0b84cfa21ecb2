import { svgPathProperties } from "svg-path-properties";

import type { ArtPoint } from "./paths.ts";

/** A place on a line, and the direction of the line there in degrees. */
export interface PathStop {
  readonly point: ArtPoint;
  readonly turn: number;
}

/** The places on each line of path data that lie `gap` apart, from its beginning. */
export const pointsAlongPath = (data: string, gap: number): PathStop[][] =>
  linesOf(data).map((line) => {
    const length = line.reduce((sum, part) => sum + part.length, 0);
    return Array.from({ length: Math.floor(length / gap + 1e-3) + 1 }, (_, index) =>
      stopAt(line, index * gap),
    );
  });

type Part = ReturnType<InstanceType<typeof svgPathProperties>["getParts"]>[number];

/** Parts that go on where the one before ended are one line. */
function linesOf(data: string): Part[][] {
  const lines: Part[][] = [];
  let last: Part | undefined;
  for (const part of new svgPathProperties(data).getParts()) {
    const line = lines.at(-1);
    if (line && last?.end.x === part.start.x && last.end.y === part.start.y) line.push(part);
    else lines.push([part]);
    last = part;
  }
  return lines;
}

function stopAt(line: readonly Part[], along: number): PathStop {
  let left = along;
  for (const [index, part] of line.entries()) {
    if (left <= part.length || index === line.length - 1) {
      const { x, y, tangentX, tangentY } = part.getPropertiesAtLength(Math.min(left, part.length));
      return { point: [x, y], turn: (Math.atan2(tangentY, tangentX) * 180) / Math.PI };
    }
    left -= part.length;
  }
  throw new RangeError("a line has parts");
}
