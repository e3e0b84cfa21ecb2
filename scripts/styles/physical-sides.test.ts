import { expect, test } from "vitest";

import { physicalSidesIn, physicalSidesInStyles } from "./physical-sides.mjs";

const rule = (declaration: string) => `p {\n  ${declaration};\n}`;
const stylesWith = (declaration: string) => `const style = {\n  ${declaration},\n};`;

test.each([
  "left: 0",
  "margin-left: auto",
  "border-right-color: red",
  "border-top-left-radius: 2px",
  "scroll-padding-left: 8px",
  "text-align: right",
  "float: left",
  "padding: 1px 2px 3px 4px",
  "inset: 0 auto 0 0",
  "border-radius: 4px 0 0 4px",
  "border-radius: 4px 0",
  "background: red url(rose.svg) no-repeat right 4px center",
  "background: linear-gradient(to right, red, blue)",
])("%s names a side of the page", (declaration) => {
  expect(physicalSidesIn(rule(declaration)).map(({ line }) => line)).toEqual([2]);
});

test.each([
  "inset-inline-start: 0",
  "margin: 0 auto 4px",
  "padding: calc(1px + 2px) 4px 0 4px",
  "text-align: end",
  "border-radius: 4px 4px 0 0",
  "transition: left-over 1s",
  "--side: left",
  "left: 50%; /* physical: the middle of the picture */",
])("%s names none", (declaration) => {
  expect(physicalSidesIn(rule(declaration))).toEqual([]);
});

test("a rule for one direction may name a side, and the next rule may not", () => {
  const css = '@media (width < 600px) {\n[dir="rtl"] p { left: 0 }\np { left: 0 }\n}';
  expect(physicalSidesIn(css)).toEqual([{ line: 3, declaration: "left: 0" }]);
});

test("a comment without a reason excuses nothing", () => {
  expect(physicalSidesIn(rule("left: 0; /* physical: */"))).toHaveLength(1);
});

test.each(["marginLeft: 4", 'textAlign: "left"', "left: `${x}px`", "borderRightWidth: 1"])(
  "%s in a component names a side",
  (declaration) => {
    expect(physicalSidesInStyles(stylesWith(declaration))).toEqual([
      { line: 2, declaration: `${declaration},` },
    ]);
    expect(physicalSidesInStyles(stylesWith(`${declaration}, // physical: where the card is`))).toEqual([]);
  },
);

test("a number of pixels in an element's style names a side, and in a drawing's frame none", () => {
  expect(physicalSidesInStyles("<p style={{ top: 0, left: -4 }} />")).toHaveLength(1);
  expect(physicalSidesInStyles("const frame = { left: 96, top: 96 };")).toEqual([]);
});

test.each(["insetInlineStart: 4", 'textAlign: "start"', "left: box.left"])(
  "%s in a component names none",
  (declaration) => {
    expect(physicalSidesInStyles(stylesWith(declaration))).toEqual([]);
  },
);
