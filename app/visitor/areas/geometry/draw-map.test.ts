import fc from "fast-check";
import { expect, test } from "vitest";

import { frames, type FrameName } from "#content/calgary-map/calgary-map.ts";

import { drawMap, isInFrame, projectPoint, projectFrame } from "./draw-map.ts";

const frameNames: readonly FrameName[] = ["city", "core", "west"];

const range = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const inFrame = fc.constantFrom(...frameNames).chain((frame) => {
  const [[west, south], [east, north]] = frames[frame];
  return fc.record({
    frame: fc.constant(frame),
    a: fc.tuple(range(west, east), range(south, north)),
    b: fc.tuple(range(west, east), range(south, north)),
  });
});

test("what lies in a frame stands on its sheet, north above south and west left of east", () => {
  fc.assert(
    fc.property(inFrame, ({ frame, a, b }) => {
      const { projection, height } = projectFrame(frame, 800);
      const [ax, ay] = projectPoint(projection, a);
      const [bx, by] = projectPoint(projection, b);
      expect(isInFrame(a, frame)).toBe(true);
      expect(ax).toBeGreaterThanOrEqual(0);
      expect(ax).toBeLessThanOrEqual(800);
      expect(ay).toBeGreaterThanOrEqual(-0.5);
      expect(ay).toBeLessThanOrEqual(height + 0.5);
      if (a[0] < b[0]) expect(ax).toBeLessThanOrEqual(bx);
      if (a[1] > b[1]) expect(ay).toBeLessThanOrEqual(by);
    }),
  );
});

test("the corners of a frame are the corners of its sheet", () => {
  for (const frame of frameNames) {
    const { projection, height } = projectFrame(frame, 800);
    const [southWest, northEast] = frames[frame];
    expect(projectPoint(projection, southWest)[0]).toBeCloseTo(0, 0);
    expect(Math.abs(projectPoint(projection, southWest)[1] - height)).toBeLessThan(1);
    expect(projectPoint(projection, northEast)[0]).toBeCloseTo(800, 0);
    expect(projectPoint(projection, northEast)[1]).toBeCloseTo(0, 0);
  }
});

/** How far across the points of a part of a path are: 'x y', then 'l' and the steps from each to the next. */
function readAcross(part: string): number[] {
  const [x = 0, , ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
  const across = [x];
  for (let at = 0; at < steps.length; at += 2) across.push((across.at(-1) ?? 0) + (steps[at] ?? 0));
  return across;
}

test("no area covers the whole sheet: a ring in the wrong direction would be everything but the area", () => {
  const { areas, width } = drawMap("city", 800);
  expect(areas).toHaveLength(5);
  for (const { path } of areas) {
    const across = path.split("M").slice(1).flatMap(readAcross);
    expect(across.length).toBeGreaterThan(3);
    expect(Math.max(...across) - Math.min(...across)).toBeLessThan(width * 0.9);
  }
});

test("the city's sheet has rivers, roads, both lines of the CTrain and the reservoir", () => {
  const { lines, lakes } = drawMap("city", 800);
  expect(lines.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "Bow River",
      "Elbow River",
      "Deerfoot Trail",
      "CTrain Red Line",
      "CTrain Blue Line",
    ]),
  );
  expect(lakes.map(({ name }) => name)).toContain("Glenmore Reservoir");
  for (const { path } of [...lines, ...lakes]) expect(path).toMatch(/^M[-\d]/);
});

test("the sheet of the mountains shows the highway and no street", () => {
  expect(drawMap("west", 800).lines.map(({ kind }) => kind)).toEqual(["highway", "highway"]);
});
