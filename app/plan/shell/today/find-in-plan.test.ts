import { expect, test } from "vitest";

import { findInPlan, type Findable } from "./find-in-plan.ts";

const row = (name: string, note = ""): Findable => ({ kind: "guest", id: name, name, note });
const rows = [row("Harjit Gill"), row("Gill family", "Amrit"), row("José Müller")];

test("every word has to be there, accents and case do not matter, and beginnings come first", () => {
  expect(findInPlan(rows, " gill ").map(({ name }) => name)).toEqual(["Gill family", "Harjit Gill"]);
  expect(findInPlan(rows, "amrit gill").map(({ name }) => name)).toEqual(["Gill family"]);
  expect(findInPlan(rows, "jose").map(({ name }) => name)).toEqual(["José Müller"]);
  expect(findInPlan(rows, " ")).toEqual([]);
});

test("households of one name come as people count", () => {
  const gills = ["Gill 10", "Gill 9", "Gill 100"].map((name) => row(name));
  expect(findInPlan(gills, "gill").map(({ name }) => name)).toEqual(["Gill 9", "Gill 10", "Gill 100"]);
});
