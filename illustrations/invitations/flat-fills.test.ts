import { expect, test } from "vitest";

import { gradientsToBands, patternsToTiles } from "./flat-fills.ts";

test("a pattern is laid out in tiles over what it fills", () => {
  const laid = patternsToTiles(
    '<defs><pattern id="p" width="90" height="110" patternUnits="userSpaceOnUse"><path d="M0 0h2"/></pattern></defs>' +
      '<path d="M0 0H180V110H0z" fill="url(#p)" transform="translate(0 50)"/>',
  );
  expect(laid).toBe(
    '<defs><g id="p"><path d="M0 0h2"/></g></defs>' +
      '<g transform="translate(0 50)"><use href="#p" x="0" y="0"/><use href="#p" x="90" y="0"/></g>',
  );
});

test("an upright gradient becomes bands that meet, from its first opacity to its last", () => {
  const flat = gradientsToBands(
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="var(--mist)" stop-opacity="0"/><stop offset="1" stop-color="var(--mist)"/></linearGradient>' +
      '<path d="M0 100H800V260H0z" fill="url(#g)" opacity=".8"/>',
  );
  const bands = [...flat.matchAll(/M0 (\d+)H800V(\d+)H0z" fill="var\(--mist\)" fill-opacity="([\d.]+)"/g)];
  expect(bands.map(([, top, bottom]) => [Number(top), Number(bottom)])).toEqual(
    Array.from({ length: 8 }, (_, at) => [100 + 20 * at, 120 + 20 * at]),
  );
  const opacities = bands.map((band) => Number(band[3]));
  expect(opacities).toEqual(opacities.toSorted((a, b) => a - b));
  expect(flat).toMatch(/^<g opacity="\.8">.*<\/g>$/);
});

test("what is filled by something else stays as it is", () => {
  const path = '<path d="M0 0H1V1H0z" fill="url(#other)"/>';
  expect([patternsToTiles(path), gradientsToBands(path)]).toEqual([path, path]);
});
