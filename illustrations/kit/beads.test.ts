import { expect, test } from "vitest";

import { beads } from "./beads.ts";
import { dropUnusedSymbols } from "./drop-unused-symbols.ts";

const layers = [{ breadth: 1, corners: 6, inkName: "mg" }] as const;

/** How many beads a drawing shows: those of its symbols, as often as they are used. */
function count(svg: string): number {
  const inSymbol = new Map(
    [...svg.matchAll(/<g id="([^"]+)"><path d="([^"]+)"/g)].map(([, id = "", data = ""]) => [
      id,
      data.split("M").length - 1,
    ]),
  );
  return [...svg.matchAll(/<use href="#([^"]+)"/g)].reduce(
    (sum, [, id = ""]) => sum + (inSymbol.get(id) ?? 0),
    0,
  );
}

test("a line carries a bead at every step, straight or bent, whole or in pieces", () => {
  expect(count(beads("g", "M0 0H100", 10, 10, layers))).toBe(11);
  expect(count(beads("g", "M0 0Q40 60 90 0", 10, 10, layers))).toBe(12);
  const swags = Array.from({ length: 9 }, (_, index) => `M${index * 100} 0q20 30 40 0`).join("");
  expect(count(beads("g", swags, 10, 10, layers))).toBe(
    9 * count(beads("g", "M0 0q20 30 40 0", 10, 10, layers)),
  );
});

test("beads that overlap are one outline, and a layer may lie on every second one", () => {
  const drawing = beads("g", "M0 0H70", 14, 10, [
    { breadth: 1, corners: 7, inkName: "mg-d" },
    { breadth: 0.3, corners: 4, inkName: "mg-l", every: 2 },
  ]);
  const [rims, flecks] = [...drawing.matchAll(/ d="([^"]+)" fill/g)].map(
    ([, data = ""]) => data.split("M").length - 1,
  );
  expect(rims).toBe(1);
  expect(flecks).toBe(4);
});

test("symbols that nothing refers to are left out, and those that are alike are one", () => {
  const drawing = dropUnusedSymbols(
    `<defs><g id="a"><path d="M0 0z"/></g><g id="b"><path d="M0 0z"/></g><g id="c"><path d="M1 1z"/></g></defs><use href="#b"/>`,
  );
  expect(drawing).toBe(`<defs><g id="a"><path d="M0 0z"/></g></defs><use href="#a"/>`);
});
