import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { inProject, root } from "../../tooling/project.mjs";

import { readSources } from "./read-imports.mjs";

const recipes = readFileSync(inProject("docs/recipes.md"), "utf8");

/** What stands in backquotes and has a folder: an address, a command and a name have none of ours. */
const paths = [...recipes.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
  .map(([, path = ""]) => path)
  .filter((path) => path.includes("/"));

test("every file and folder that a recipe names exists", () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test("every recipe names a file", () => {
  const sections = recipes.split(/^## /m).slice(1);
  expect(sections.filter((section) => !/`[\w.-]+\/[\w./-]+`/.test(section))).toEqual([]);
  expect(sections).toHaveLength(15);
});

/** What a recipe adds one of, and how a file says that it has a line for each. */
const lists = [
  ["A category", /\bRecord<CategoryId\b/],
  ["A planning tool", /\bRecord<(?:Other)?ToolId\b|\btoolNames = \[|\btoldTables = \[/],
  ["A city", /\bRecord<WeddingPlaceId\b|\bweddingPlaceIds = \[/],
  ["A theme", /\bRecord<ThemeName, (?!\(\) =>)|\bthemeNames = \[/],
  ["What a price is for", /\bRecord<QuoteUnit\b|\bquoteUnits = \[/],
] as const;

const sources = readSources(root).filter(({ path }) => !/\.(?:test|spec)\.tsx?$/.test(path));

test.each(lists)("the recipe '%s' names each file with a line for each", (heading, isList) => {
  const [, recipe = ""] = recipes.split(`## ${heading}\n`);
  const [steps = ""] = recipe.split("\n## ");
  const files = sources.filter(({ text }) => isList.test(text.replaceAll(/\bPartial<Record<\w+/g, "")));
  expect(files.length).toBeGreaterThan(1);
  expect(files.map(({ path }) => path).filter((path) => !steps.includes(path))).toEqual([]);
});

test("a field of the enquiry form takes at most four files", () => {
  const [, recipe = ""] = recipes.split("## A field of the enquiry form");
  const [steps = ""] = recipe.split("\n## ");
  const numbered = steps.match(/^\d\. .*/gm) ?? [];
  const files = numbered.map(
    (step) => step.match(/(?<=`)[\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css)(?=`)/g) ?? [],
  );
  expect(files.filter((named) => named.length === 0)).toEqual([]);
  expect(new Set(files.flat()).size).toBe(4);
});
