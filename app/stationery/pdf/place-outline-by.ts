import type { Outline } from "#app/stationery/typesetting/outline.ts";
import type { Matrix } from "./matrix.ts";

/** An outline under a transformation. */
export const placeOutlineBy = (outline: Outline, [a, b, c, d, e, f]: Matrix): Outline =>
  outline.map(({ step, values }) => ({
    step,
    values: values.map((value, at) => {
      const [x, y] = at % 2 === 0 ? [value, values[at + 1] ?? 0] : [values[at - 1] ?? 0, value];
      return at % 2 === 0 ? a * x + c * y + e : b * x + d * y + f;
    }),
  }));
