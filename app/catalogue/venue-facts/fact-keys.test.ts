import { describe, expect, it } from "vitest";

import { factKeys } from "#content/catalogue/fact-keys.ts";

import { factGroups, factLabels, isFactKey } from "./fact-keys.ts";

describe("the facts about a venue", () => {
  it("stand under headings in their one order, each once", () => {
    expect(factGroups.flatMap(({ keys }) => [...keys])).toEqual([...factKeys]);
  });

  it("have a label of their own and a question that ends in a question mark", () => {
    expect(new Set(factKeys.map((key) => factLabels[key].label)).size).toBe(factKeys.length);
    for (const key of factKeys) expect(factLabels[key].question, key).toMatch(/^[A-Z].+\?$/);
  });

  it("promise no kitchen where a yes may be to pans, or to food cooked apart", () => {
    for (const key of ["vegetarianKitchen", "jainKitchen"] as const)
      expect(factLabels[key].label).not.toMatch(/kitchen/i);
    expect(factLabels.vegetarianKitchen.label).toContain("pans and fryers");
    expect(factLabels.jainKitchen.label).toContain("apart");
  });

  it("are known by their keys and by nothing else", () => {
    for (const key of factKeys) expect(isFactKey(key)).toBe(true);
    for (const text of ["", "toString", "OpenFlame", "openflame"]) expect(isFactKey(text)).toBe(false);
  });
});
