import { expect, test } from "vitest";

import { ContentError } from "./catalogue/parse-listings.ts";
import { ceremonies } from "./ceremonies/ceremonies.ts";
import { indianDecorIdeas } from "./decor/indian-ideas.ts";
import { standardDecorIdeas } from "./decor/standard-ideas.ts";
import { checkEditorial } from "./editorial.ts";

test("everything in content/ has the form that it must have", () => {
  expect(checkEditorial()).toBeGreaterThanOrEqual(18);
});

test("the six ceremonies come in the order of the specification", () => {
  expect(ceremonies.map(({ id }) => id)).toEqual([
    "mehendi",
    "sangeet",
    "haldi",
    "baraat",
    "pheras",
    "vidaai",
  ]);
  expect(ceremonies.map(({ name }) => name)).toEqual([
    "Mehndi",
    "Sangeet",
    "Haldi",
    "Baraat",
    "Pheras",
    "Vidaai",
  ]);
});

test("each theme has six decoration ideas, and no address is used twice", () => {
  expect(standardDecorIdeas).toHaveLength(6);
  expect(indianDecorIdeas).toHaveLength(6);
  const ids = [...standardDecorIdeas, ...indianDecorIdeas].map(({ id }) => id);
  expect(new Set(ids).size).toBe(12);
});

test("a bad entry is named with its file, its id and its field", () => {
  const entry = standardDecorIdeas[0];
  if (entry === undefined) throw new Error("There is no idea to spoil.");
  const before = { ...entry };
  Object.assign(entry, { description: "Too short.", id: standardDecorIdeas[1]?.id });
  try {
    expect(() => checkEditorial()).toThrow(ContentError);
    expect(() => checkEditorial()).toThrow(
      "content/decor/standard-ideas.ts, entry 'rose-arch', description: ",
    );
    expect(() => checkEditorial()).toThrow(
      "content/decor/standard-ideas.ts, entry 'rose-arch', id: another entry has it too",
    );
  } finally {
    Object.assign(entry, before);
  }
  expect(checkEditorial()).toBeGreaterThan(0);
});
