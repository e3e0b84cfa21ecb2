import type { Outline } from "#app/stationery/typesetting/outline.ts";
import type { Matrix } from "./matrix.ts";

/** How the transparency of what is painted next is called in the resources of a content. */
export type NameOpacity = (fill: number, stroke: number) => string;

/** Operators of a PDF content stream, written one after the other. */
export type PageContent = {
  write: (...operators: readonly string[]) => void;
  text: () => string;
};

/** A stream without operators; its text has one line for each that is written. */
export function createContent(): PageContent {
  const lines: string[] = [];
  return { write: (...operators) => void lines.push(...operators), text: () => lines.join("\n") };
}

/** A hundredth of a unit, a thousandth of a millimetre, is finer than any press. */
export const pdfNumber = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};

/** Transforms all that follows, until the graphics state is restored. */
export const matrixOperator = (matrix: Matrix): string =>
  // Six digits: a scale is multiplied by thousands.
  `${matrix.map((value) => String(Math.round(value * 1e6) / 1e6)).join(" ")} cm`;

/** The path of an outline; PDF has no quadratic curves, so these become cubic ones. */
export function pathOperators(outline: Outline): string[] {
  let [x, y] = [0, 0];
  return outline.map(({ step, values }) => {
    const [a = 0, b = 0, c = 0, d = 0] = values;
    const [fromX, fromY] = [x, y];
    [x = x, y = y] = values.slice(-2);
    switch (step) {
      case "M":
        return `${numbers(values)} m`;
      case "L":
        return `${numbers(values)} l`;
      case "C":
        return `${numbers(values)} c`;
      case "Q":
        return `${numbers([
          fromX + (2 / 3) * (a - fromX),
          fromY + (2 / 3) * (b - fromY),
          c + (2 / 3) * (a - c),
          d + (2 / 3) * (b - d),
          c,
          d,
        ])} c`;
      case "Z":
        return "h";
    }
  });
}

const numbers = (values: readonly number[]) => values.map(pdfNumber).join(" ");

/**
 * A colour as three shares of red, green and blue.
 * @throws Error for what is not #rgb or #rrggbb
 */
export function colourOperand(colour: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const hex =
    short === null
      ? colour
      : `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join("")}`;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`A drawing has the colour '${colour}'`);
  // Three digits tell 256 shades apart.
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(" ");
}
