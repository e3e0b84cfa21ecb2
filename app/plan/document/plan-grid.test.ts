import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";
import { z } from "zod";

import { planGrid, putCell, viewGrid } from "./plan-grid.ts";

const places = planGrid(
  "places",
  z
    .string()
    .regex(/^\d+$/)
    .transform((packed) => Number(packed)),
);

test("a cell is what was put, and empty when it is emptied", () => {
  const document = new Doc();
  const view = viewGrid(places, document);
  putCell(places, document, "singh", "mehndi", "4");
  putCell(places, document, "singh", "reception", "6");
  putCell(places, document, "li", "reception", "2");
  expect([...view.cells().column("reception")]).toEqual([6, 2]);
  expect(view.row("singh")).toEqual(
    new Map([
      ["mehndi", 4],
      ["reception", 6],
    ]),
  );
  putCell(places, document, "li", "reception", null);
  expect([...view.cells().rows()]).toEqual(["singh"]);
});

test("what another device wrote wrongly is an empty cell", () => {
  const document = new Doc();
  document.getMap("places").set("singh/mehndi", { many: true });
  document.getMap("places").set("no column", "3");
  document.getMap("places").set("singh/a/b", "3");
  const { cells } = viewGrid(places, document);
  expect(cells().cell("singh", "mehndi")).toBeUndefined();
  expect(cells().cell("singh", "a/b")).toBe(3);
});

test("a row that did not change stays the same object, so that only the others are drawn again", () => {
  const document = new Doc();
  const view = viewGrid(places, document);
  putCell(places, document, "singh", "mehndi", "4");
  putCell(places, document, "li", "mehndi", "2");
  const [before, singh, li] = [view.cells(), view.row("singh"), view.row("li")];
  putCell(places, document, "li", "mehndi", "3");
  expect(view.row("singh")).toBe(singh);
  expect(view.row("li")).not.toBe(li);
  expect(view.cells()).not.toBe(before);
});

test("three devices that fill cells at once end with the same cells, and none is lost", () => {
  const filled = fc.record({
    on: fc.nat(2),
    row: fc.constantFrom("a", "b"),
    column: fc.nat(30),
    people: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.uniqueArray(filled, { selector: ({ row, column }) => `${row}/${column}` }), (cells) => {
      const devices = [new Doc(), new Doc(), new Doc()];
      for (const { on, row, column, people } of cells) {
        const device = devices[on];
        if (device !== undefined) putCell(places, device, row, `e${column}`, `${people}`);
      }
      for (const from of devices) for (const to of devices) applyUpdate(to, encodeStateAsUpdate(from));
      for (const device of devices)
        for (const { row, column, people } of cells)
          expect(viewGrid(places, device).cells().cell(row, `e${column}`)).toBe(people);
    }),
  );
});
