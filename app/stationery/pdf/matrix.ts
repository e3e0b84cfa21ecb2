/** An affine transformation, as SVG and PDF write it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const combine = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/**
 * The transformation of an attribute `transform`.
 * @throws Error for a function that it cannot be
 */
export function parseTransform(text: string | undefined): Matrix {
  let result = identity;
  for (const [, name = "", args = ""] of (text ?? "").matchAll(/(\w+)\s*\(([^)]*)\)/g))
    result = combine(result, matrixOf(name, numbersIn(args)));
  return result;
}

/** The numbers of an attribute, as SVG writes them: `1-2.5.5e1` are three. */
export const numbersIn = (text: string): number[] =>
  (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function matrixOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  switch (name) {
    case "matrix":
      return [a, b ?? 0, c ?? 0, d, e, f];
    case "translate":
      return [1, 0, 0, 1, a, b ?? 0];
    case "scale":
      return [a, 0, 0, b ?? a, 0, 0];
    case "rotate": {
      const [cos, sin] = [Math.cos(radians(a)), Math.sin(radians(a))];
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
      const [x, y] = [b ?? 0, c ?? 0];
      return combine(combine([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
    }
    case "skewX":
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
    default:
      throw new Error(`A drawing has the transformation '${name}'`);
  }
}
