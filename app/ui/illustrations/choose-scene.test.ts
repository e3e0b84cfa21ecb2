import { expect, test } from "vitest";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { categoryIds, serviceIds } from "#content/catalogue/categories.ts";
import { objects } from "#illustrations/objects/index.ts";

import { type CardScene, chooseScene } from "./choose-scene.ts";

const ids = Array.from({ length: 500 }, (_, index) => index + 1);
const kinds = categoryIds.flatMap((category) =>
  [true, false].map((southAsian) => ({ category, services: [] as string[], southAsian })),
);
const scenesOf = (kind: (typeof kinds)[number]) => ids.map((id) => chooseScene({ id, ...kind }));

test("a listing always has the same picture", () => {
  for (const kind of kinds) expect(scenesOf(kind)).toEqual(scenesOf(kind));
});

test("every picture can be drawn", () => {
  const scenes = kinds.flatMap(scenesOf);
  const values = (part: keyof CardScene) => new Set(scenes.map((scene) => scene[part]));
  expect(Object.keys(objects)).toEqual(expect.arrayContaining([...values("object")]));
  expect(values("ridge")).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(values("tone")).toEqual(new Set([0, 1, 2, 3]));
  expect(values("sun")).toEqual(new Set([0, 1, 2]));
});

test("consecutive listings of a category differ in landscape and in tone", () => {
  for (const kind of kinds) {
    const scenes = scenesOf(kind);
    for (const [index, scene] of scenes.slice(1).entries()) {
      expect(scene.ridge).not.toBe(scenes[index]?.ridge);
      expect(scene.tone).not.toBe(scenes[index]?.tone);
    }
  }
});

test("no picture comes twice within 144 consecutive listings", () => {
  for (const kind of kinds) {
    const settings = scenesOf(kind).map(({ ridge, tone, sun, flip }) => [ridge, tone, sun, flip].join());
    expect(new Set(settings.slice(0, 144)).size).toBe(144);
    expect(settings.slice(144, 288)).toEqual(settings.slice(0, 144));
  }
});

test("no two listings of the catalogue have the same picture, so none meets its like in any order", () => {
  const pictured = readCatalogue().listings.filter(({ images }) => images.length === 0);
  const pictures = pictured.map((listing) =>
    JSON.stringify(chooseScene({ ...listing, southAsian: listing.traditions.length > 0 })),
  );
  expect(pictures.length).toBeGreaterThan(100);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("every category shows at least two objects, and every landscape, tone and sun", () => {
  for (const kind of kinds) {
    const scenes = scenesOf(kind);
    const variety = (part: keyof CardScene) => new Set(scenes.map((scene) => scene[part])).size;
    expect(variety("object")).toBeGreaterThanOrEqual(2);
    expect([variety("ridge"), variety("tone"), variety("sun"), variety("flip")]).toEqual([6, 4, 3, 2]);
  }
});

test("a service is shown rather than its category", () => {
  for (const service of serviceIds) {
    const scene = chooseScene({ id: 7, category: "beauty", services: [service], southAsian: false });
    expect(["hand-mirror", "perfume", "brushes"]).not.toContain(scene.object);
  }
  expect(chooseScene({ id: 7, category: "attire", services: ["suits"], southAsian: true }).object).toBe(
    "sherwani",
  );
});

test("an unknown category still has a picture", () => {
  expect(objects).toHaveProperty([
    chooseScene({ id: 1, category: "toString", services: ["constructor"], southAsian: true }).object,
  ]);
});
