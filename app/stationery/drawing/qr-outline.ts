import createCode from "qrcode-generator";

import type { Outline, OutlineStep } from "#app/stationery/typesetting/outline.ts";

/** Modules of white around a code, by which telephones find it. */
const quietZone = 4;

/** Recovers from a seventh of the code being covered: a card gets creased. */
const correction = "M";

/**
 * A QR code as an outline in a square, with its quiet zone.
 * @param side of the square, in units of the drawing
 */
export function qrOutline(text: string, x: number, y: number, side: number): Outline {
  const code = createCode(0, correction);
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const unit = side / (modules + 2 * quietZone);
  const steps: OutlineStep[] = [];
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1) {
      if (!code.isDark(row, column)) continue;
      // Neighbours in a row are one bar: seams between modules would show.
      const start = column;
      while (column + 1 < modules && code.isDark(row, column + 1)) column += 1;
      const [left, right] = [x + (start + quietZone) * unit, x + (column + 1 + quietZone) * unit];
      const [top, bottom] = [y + (row + quietZone) * unit, y + (row + 1 + quietZone) * unit];
      steps.push(
        { step: "M", values: [left, top] },
        { step: "L", values: [right, top] },
        { step: "L", values: [right, bottom] },
        { step: "L", values: [left, bottom] },
        { step: "Z", values: [] },
      );
    }
  return steps;
}
