import { expect, test } from "vitest";

import { bandedSky, rangoliSky } from "./sky.ts";

const radii = [820, 690, 575, 470, 376, 292, 216, 150];
const inksOf = (svg: string) => [...svg.matchAll(/fill="var\(--([^)]+)\)"/g)].map(([, name]) => name);
const dots = { radii: [300], count: 8, weight: 60, inkName: "gold", opacity: 0.6 };

test("a banded sky prints every band down to the sun, and a lake gives back every second one", () => {
  const sky = { sun: { x: 560, y: 392 }, disc: 46, horizon: 470, stretch: 1.2, radii };
  expect(inksOf(bandedSky(sky))).toEqual(["k9", "k8", "k7", "k6", "k5", "k4", "k3", "k2", "k1", "sun"]);
  expect(inksOf(bandedSky({ ...sky, every: 2 }))).toEqual(["k9", "k7", "k5", "k3", "k1", "sun"]);
});

test("the bands end on the ground that hides the rest", () => {
  const sky = bandedSky({
    sun: { x: 400, y: 400 },
    disc: 40,
    stretch: 1,
    radii: [300, 150],
    ground: 580,
  });
  // 300² - 180² = 240²: so far from the middle the larger band meets the ground; the smaller ends above it.
  expect(sky).toContain('d="M160 580A300 300 0 1 1 640 580z"');
  expect(sky).toContain('<ellipse cx="400" cy="400" rx="150" ry="150"');
  expect(sky).toContain("V580H0z");
});

test("a ring that reaches over every corner is the sheet: what it hides is not printed", () => {
  const sky = rangoliSky({
    sun: { x: 250, y: 540 },
    disc: 74,
    rings: ["a"],
    radii: [900, ...radii.slice(2)],
    dots,
  });
  expect(inksOf(sky)).toEqual(["k7", "k6", "k5", "k4", "k3", "k2", "k1", "sun"]);
});
