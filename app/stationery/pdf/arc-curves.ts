import type { OutlineStep } from "#app/stationery/typesetting/outline.ts";

type Point = { x: number; y: number };

/** An arc of an ellipse, as a path has it: radii, degrees by which it is turned, and which of four it is. */
type Arc = { rx: number; ry: number; turn: number; isLarge: boolean; isClockwise: boolean };

/** An arc as cubic curves, each of at most a quarter turn (SVG 1.1, appendix F.6). */
export function arcCurves(from: Point, arc: Arc, to: Point): OutlineStep[] {
  if (from.x === to.x && from.y === to.y) return [];
  if (arc.rx === 0 || arc.ry === 0) return [{ step: "L", values: [to.x, to.y] }];
  const phi = (arc.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x1, y1] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const [rx0, ry0] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  const grow = Math.sqrt(Math.max(1, (x1 / rx0) ** 2 + (y1 / ry0) ** 2));
  const [rx, ry] = [rx0 * grow, ry0 * grow];
  const denominator = (rx * y1) ** 2 + (ry * x1) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - denominator) / denominator));
  const side = arc.isLarge === arc.isClockwise ? -root : root;
  const [cx1, cy1] = [(side * rx * y1) / ry, (-side * ry * x1) / rx];
  const centre = {
    x: cos * cx1 - sin * cy1 + (from.x + to.x) / 2,
    y: sin * cx1 + cos * cy1 + (from.y + to.y) / 2,
  };
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  let sweep = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start;
  if (arc.isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!arc.isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const each = sweep / pieces;
  const handle = (4 / 3) * Math.tan(each / 4);
  const place = (x: number, y: number): [number, number] => [
    centre.x + cos * rx * x - sin * ry * y,
    centre.y + sin * rx * x + cos * ry * y,
  ];
  return Array.from({ length: pieces }, (_, piece) => {
    const [a, b] = [start + piece * each, start + (piece + 1) * each];
    return {
      step: "C",
      values: [
        ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
        ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
        ...place(Math.cos(b), Math.sin(b)),
      ],
    };
  });
}
