import { ink } from "./svg.ts";

export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Ink of the body and of the edge that the sun catches from below. */
  readonly body: string;
  readonly edge: string;
  readonly mirrored?: boolean;
  /** The lit edge is one long stroke, or torn with a shred below the cloud. */
  readonly torn?: boolean;
}

const body =
  "M0 0C30-14 60-8 82-14 100-34 150-38 172-20 200-30 236-22 246-10 280-14 330-6 360 0 300 6 260 4 220 8 160 14 60 8 0 0z";
const longEdge = "M60 3C110-4 230-6 360 0 300 6 260 4 220 8 170 13 110 10 60 3z";
const tornEdge =
  "M60 3C110-4 150-2 190-4 230-6 290-4 360 0 300 6 260 4 220 8 170 13 110 10 60 3zM150 20C200 14 270 16 320 20 270 26 210 28 150 20z";

/** A long flat evening cloud, 360 wide at scale 1, drawn to the right of x. */
export const cloud = (shape: Cloud): string =>
  `<g transform="translate(${shape.x} ${shape.y})scale(${shape.mirrored ? -shape.scale : shape.scale} ${shape.scale})">` +
  `<path d="${body}" fill="${ink(shape.body)}"/>` +
  `<path d="${shape.torn ? tornEdge : longEdge}" fill="${ink(shape.edge)}"/></g>`;
