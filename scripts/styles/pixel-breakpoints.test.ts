import { expect, test } from "vitest";

import { pixelBreakpointsIn } from "./pixel-breakpoints.mjs";

test.each([
  "@media (max-width: 860px) {",
  "@media screen and (min-width: 561px) {",
  "@media (width < 640px) {",
])("%s measures the window in pixels", (condition) => {
  expect(pixelBreakpointsIn(`p {\n}\n${condition}\n}`)).toMatchObject([{ line: 3 }]);
});

test.each(["@media (max-width: 53.75em) {", "@media (max-height: 320px) {", "p { max-width: 860px }"])(
  "%s does not",
  (css) => {
    expect(pixelBreakpointsIn(css)).toEqual([]);
  },
);
