import fc from "fast-check";
import { expect, test } from "vitest";

import { strokesToFills } from "./strokes-to-fills.ts";
import { dotted } from "./meadow.ts";

const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data = ""]) => data);
const outlines = (svg: string) => pathsOf(svg).flatMap((data) => data.match(/m/gi) ?? []);

test("every dot becomes a filled outline of its ink, and none is stroked", () => {
  const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 1000 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(places, fc.constantFrom(2, 4, 6, 12), (dots, width) => {
      const cut = strokesToFills(
        `<path d="${dotted(dots)}" stroke="var(--rose)" stroke-width="${width}" stroke-linecap="round"/>`,
      );
      expect(outlines(cut)).toHaveLength(dots.length);
      expect(cut).toContain('fill="var(--rose)"');
      expect(cut).not.toContain("stroke=");
    }),
  );
});

test("a row of round dashes becomes as many outlines as it had dashes", () => {
  const row = `<path d="M0 0H100" stroke="var(--gold)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 10"/>`;
  expect(outlines(strokesToFills(row))).toHaveLength(11);
  const ring = `<circle r="10" fill="none" stroke="var(--gold)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 6.2832"/>`;
  expect(outlines(strokesToFills(ring))).toHaveLength(10);
});

test("a shape takes the stroke of its groups, their strength too, and gives up their outline", () => {
  const cut = strokesToFills(
    `<g stroke="var(--sun)" stroke-linecap="round" stroke-opacity=".8"><path d="M9 9h0" stroke-width="4"/></g>`,
  );
  expect(cut).toContain('<path d="M7 7h4v4h-4z" fill="var(--sun)" stroke="none" fill-opacity=".8"/>');
});

test("blades of grass end in a point where they ended", () => {
  const blades = Array.from({ length: 6 }, (_, x) => `M${x * 10} 100q2-20 5-50`).join("");
  const cut = strokesToFills(
    `<path d="${blades}" stroke="var(--ink)" stroke-width="4" stroke-linecap="round"/>`,
  );
  expect(outlines(cut)).toHaveLength(6);
  expect(cut).toContain('fill="var(--ink)"');
});

test("lines with other ends, and what others refer to, stay as they are", () => {
  for (const path of [
    `<path d="M0 0H100" stroke="var(--gold)" stroke-width="6"/>`,
    `<path id="x" d="M0 0h0M9 9h0" stroke="var(--gold)" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M0 0Q9 9 20 0T40 0" fill="none" stroke="var(--gold)" stroke-width="6" stroke-linecap="round"/>`,
  ])
    expect(strokesToFills(path)).toBe(path);
});

const square = (x: number, y: number, side: number) => `M${x} ${y}l${side} 0 0 ${side}-${side} 0z`;
const many = (y: number) => Array.from({ length: 12 }, (_, index) => square(index * 60, y, 20)).join("");

test("many outlines come in pieces, all of them", () => {
  const cut = strokesToFills(`<path d="${many(0)}" fill="var(--glow)"/>`);
  expect(pathsOf(cut)).toHaveLength(3);
  expect(outlines(cut)).toHaveLength(12);
});

test("what clips stays one level deep: a browser shows nothing through a group", () => {
  const cut = strokesToFills(`<clipPath id="x"><path d="${many(0)}"/></clipPath>`);
  expect(cut).toMatch(/^<clipPath id="x">(?:<path d="[^"]*"\/>){3}<\/clipPath>$/);
  expect(outlines(cut)).toHaveLength(12);
});

test("a group with attributes in a clip path is a mistake", () => {
  const clip = `<clipPath id="x"><g transform="rotate(9)"><path d="M0 0h9v9z"/></g></clipPath>`;
  expect(() => strokesToFills(clip)).toThrow('<g transform="rotate(9)">');
  const plain = `<g transform="rotate(9)"><path d="M0 0h9v9z"/></g>`;
  expect(strokesToFills(plain)).toBe(plain);
});

test("an outline with another within it, which may be a hole, stays in one path with it", () => {
  const path = `<path d="${many(10)}M0 0l0 800 800 0 0-800z" fill="var(--glow)"/>`;
  expect(strokesToFills(path)).toBe(path);
});
