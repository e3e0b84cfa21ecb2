import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { drawMapSheets, drawnMaps } from "./draw-map-sheets.ts";

const sheets = drawMapSheets();

test("the file of the maps is what their content draws (node scripts/draw-maps.mjs)", () => {
  expect(readFileSync(join(import.meta.dirname, "../map-sheets.svg"), "utf8")).toBe(sheets);
});

test("every part of a map is there once: its areas, its lakes, each kind of line and its signs", () => {
  const ids = [...sheets.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  for (const [frame, { areas, lines, lakes }] of Object.entries(drawnMaps)) {
    const parts = [
      ...areas.map(({ id }) => id),
      ...(lakes.length > 0 ? ["lakes"] : []),
      ...new Set(lines.map(({ kind }) => kind)),
      "signs",
    ];
    const expected = parts.map((part) => `${frame}-${part}`);
    expect(new Set(ids.filter((id) => id?.startsWith(`${frame}-`)))).toEqual(new Set(expected));
  }
});
