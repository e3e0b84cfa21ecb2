import { expect, test } from "vitest";

import { inlineCssColours, parseCssColours } from "./inline-css-colours.ts";

test("the inks that a drawing brings along are written into it", () => {
  const svg = `<svg><style>:where(.wr-x){--k1:#fde6b8;--rose:#b76e79}</style><path fill="var(--k1)" stroke="var(--rose)"/></svg>`;
  expect(inlineCssColours(svg)).toBe(`<svg><path fill="#fde6b8" stroke="#b76e79"/></svg>`);
});

test("inks from elsewhere are used where the drawing has none of its own", () => {
  const inks = parseCssColours(":root { --o-ink: #2b3553; --o-a: #d98a97; }");
  expect(inlineCssColours(`<g fill="var(--o-a)"/>`, inks)).toBe(`<g fill="#d98a97"/>`);
  expect(inlineCssColours(`<style>x{--o-a:#000}</style><g fill="var(--o-a)"/>`, inks)).toBe(
    `<g fill="#000"/>`,
  );
});

test("an ink that nobody declares is an error, not a black shape", () => {
  expect(() => inlineCssColours(`<g fill="var(--nothing)"/>`)).toThrow("'nothing'");
});
