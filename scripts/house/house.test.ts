import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { inProject, root } from "../../tooling/project.mjs";
import {
  folderCircles,
  importsAgainstOrder,
  importsBetweenChildren,
  importsOutside,
  namedLanguages,
  repeatedTypes,
  repeatedValues,
  roomOf,
  staleParameters,
  upwardImports,
} from "./house-rules.mjs";
import { importsOf, readSources } from "./read-imports.mjs";
import { limits, outside, planRooms, rooms } from "./rooms.mjs";

const two = [
  { name: "ui", floor: 1, holds: "" },
  { name: "site", floor: 2, holds: "" },
  { name: "plan", floor: 2, holds: "" },
];

test("an import within a room and one that goes down are allowed", () => {
  const imports = [
    { from: "app/ui/a.ts", to: "app/ui/b.ts" },
    { from: "app/site/a.ts", to: "app/ui/b.ts" },
    { from: "app/root.tsx", to: "app/site/a.ts" },
    { from: "app/site/a.ts", to: "content/seasons.ts" },
  ];
  expect(upwardImports(imports, two)).toEqual([]);
});

test("the first import that goes up, to the same floor, to the root of the pages or to an unknown room is named", () => {
  const wrong = [
    { from: "app/ui/a.ts", to: "app/site/b.ts" },
    { from: "app/site/a.ts", to: "app/plan/b.ts" },
    { from: "app/site/a.ts", to: "app/root.tsx" },
    { from: "app/site/a.ts", to: "app/cellar/b.ts" },
  ];
  for (const one of wrong) expect(upwardImports([one], two)).toEqual([expect.stringContaining(one.from)]);
});

test("rooms within a folder keep their order, and every file is in one of them", () => {
  const order = ["document", "session"];
  const check = (from: string, to: string) => importsAgainstOrder([{ from, to }], "app/plan", order);
  expect(check("app/plan/session/a.ts", "app/plan/document/b.ts")).toEqual([]);
  expect(check("app/plan/document/a.ts", "app/plan/session/b.ts")).toHaveLength(1);
  expect(check("app/plan/session/a.ts", "app/plan/b.ts")).toHaveLength(1);
  expect(check("app/routes/plan.tsx", "app/plan/session/b.ts")).toEqual([]);
});

const betweenTools = (from: string, to: string) => importsBetweenChildren([{ from, to }], "app/plan/tools");

test("a tool imports what lies below all tools, and nothing of another tool", () => {
  expect(betweenTools("app/plan/tools/seating/a.ts", "app/plan/tools/seating/chart/b.ts")).toEqual([]);
  expect(betweenTools("app/plan/tools/seating/a.ts", "app/plan/schema/guests.schema.ts")).toEqual([]);
  expect(betweenTools("app/plan/shell/tools.ts", "app/plan/tools/seating/a.ts")).toEqual([]);
  expect(betweenTools("app/plan/tools/seating/a.ts", "app/plan/tools/guests/b.ts")).toHaveLength(1);
});

test("folders at the root import what the table allows", () => {
  const allowed = { app: ["content"], content: [] };
  expect(importsOutside([{ from: "app/a.ts", to: "content/b.ts" }], allowed)).toEqual([]);
  expect(importsOutside([{ from: "content/a.ts", to: "app/b.ts" }], allowed)).toHaveLength(1);
});

test("folders of one parent that import each other are a circle, over however many others", () => {
  const imports = [
    { from: "app/a/x.ts", to: "app/b/deep/x.ts" },
    { from: "app/b/y.ts", to: "app/c/y.ts" },
    { from: "app/c/z.ts", to: "app/a/z.ts" },
    { from: "app/c/z.ts", to: "app/d/z.ts" },
  ];
  expect(folderCircles(imports)).toEqual([["app/a", "app/b", "app/c"]]);
  expect(folderCircles(imports.slice(1))).toEqual([]);
});

test("a type's name that two files export is named with both", () => {
  const files = [
    { path: "a.ts", text: "export type Row = string;\n" },
    { path: "b.ts", text: "/** A row. */\nexport interface Row {}\ntype Hidden = 1;\n" },
  ];
  expect(repeatedTypes(files)).toEqual(["Row is exported by a.ts and b.ts"]);
});

const sources = readSources(root);

test("the table knows exactly the rooms that there are", () => {
  const found = new Set(sources.map(({ path }) => roomOf(path)).filter((room) => room !== null));
  expect(rooms.map(({ name }) => name).toSorted()).toEqual([...found].toSorted());
});

test("the house is in order", () => {
  const imports = importsOf(sources);
  expect(upwardImports(imports, rooms)).toEqual([]);
  expect(importsAgainstOrder(imports, "app/plan", planRooms)).toEqual([]);
  expect(importsBetweenChildren(imports, "app/plan/tools")).toEqual([]);
  expect(importsOutside(imports, outside)).toEqual([]);
  expect(folderCircles(imports)).toEqual([]);
  expect(repeatedTypes(sources)).toEqual([]);
  expect(repeatedValues(sources)).toEqual([]);
  expect(staleParameters(sources)).toEqual([]);
  expect(namedLanguages(sources)).toEqual([]);
});

const exporting = (path: string) => ({ path, text: "export const foldName = (name: string) => name;\n" });

test("an exported value of app/ has a name of its own", () => {
  expect(repeatedValues([exporting("app/ui/a.ts"), exporting("app/site/b.ts")])).toEqual([
    "foldName is exported by app/ui/a.ts and app/site/b.ts",
  ]);
  expect(repeatedValues([exporting("app/ui/a.ts"), exporting("app/ui/lazy-a.ts")])).toEqual([]);
  expect(repeatedValues([exporting("app/ui/a.ts"), exporting("server/b.ts")])).toEqual([]);
});

const explained = (names: string) =>
  staleParameters([
    {
      path: "app/a.ts",
      // In two parts, because the check reads this file, too.
      text: ["/**\n * Reads.\n * @", `param key of a link\n */\nexport function read(${names}) {}\n`].join(
        "",
      ),
    },
  ]);

test("a docstring explains parameters that are there", () => {
  expect(explained("key: string")).toEqual([]);
  expect(explained("code: string")).toEqual(["app/a.ts explains a parameter key that is not there"]);
});

const named = (path: string, text = 'names.toSorted(new Intl.Collator("en-CA").compare)') =>
  namedLanguages([{ path, text }]);

test("only one file and tests name the site's language", () => {
  expect(named("server/busy-page.ts")).toHaveLength(1);
  expect(named("app/site/frame/date.ts", "count.toLocaleString('en-US')")).toHaveLength(1);
  expect(named("desk/format-table.ts", 'new Intl.Segmenter("en", { granularity: "word" })')).toHaveLength(1);
  expect(named("app/site/frame/sort.ts", 'a.localeCompare(b, "en")')).toHaveLength(1);
  expect(named("app/languages/language.ts", 'const languages = ["en", "fr"]')).toEqual([]);
  expect(named("app/languages/site-language.ts")).toEqual([]);
  expect(named("app/site/frame/date.test.ts")).toEqual([]);
  expect(named("playwright.config.ts")).toEqual([]);
});

/** What the linter forbids in a room. */
function lintedPatterns(room: string): string[] {
  const { overrides } = JSON.parse(
    readFileSync(inProject(".oxlintrc.json"), "utf8").replaceAll(/^\s*\/\/.*$/gm, ""),
  );
  const own = overrides.find(({ files }: { files: string[] }) => files.includes(`app/${room}/**`));
  return own?.rules["no-restricted-imports"][1].patterns ?? [];
}

test("the linter lets each room import from itself and from the floors below, and from nothing else of app/", () => {
  for (const { name, floor } of rooms) {
    const below = rooms.filter((other) => other.floor < floor || other.name === name);
    const allowed = lintedPatterns(name).filter((pattern) => pattern.startsWith("!"));
    expect([name, ...allowed].toSorted()).toEqual(
      [name, ...below.map((other) => `!#app/${other.name}/**`)].toSorted(),
    );
    expect(lintedPatterns(name)).toEqual(
      expect.arrayContaining(["../**", "#app/**", "#server/**", "#desk/**"]),
    );
  }
});

/** The rows of a table in a document, by their first cell. */
function tableRows(document: string): Map<string, string[]> {
  const text = readFileSync(inProject(document), "utf8");
  const rows = [...text.matchAll(/^\| `app\/([\w-]+)\/` +\|(.*)\|$/gm)];
  return new Map(rows.map(([, name = "", rest = ""]) => [name, rest.split("|").map((cell) => cell.trim())]));
}

test("docs/architecture.md has a row for each room, with its floor and what it holds", () => {
  expect(tableRows("docs/architecture.md")).toEqual(
    new Map(rooms.map(({ name, floor, holds }) => [name, [String(floor), holds]])),
  );
});

test("docs/architecture.md says the order within app/plan/", () => {
  const text = readFileSync(inProject("docs/architecture.md"), "utf8");
  const [, order = ""] = /^Within `app\/plan\/` the order is ([^:]+):/m.exec(text) ?? [];
  expect(order.split(", ")).toEqual(planRooms);
});

test("the README says how large the house may become", () => {
  const text = readFileSync(inProject("README.md"), "utf8");
  const [, thresholds = ""] = /^\| rooms and floors of `app\/` +\|(.*)\|$/m.exec(text) ?? [];
  expect(thresholds.trim()).toBe(`≤ ${limits.rooms}, ≤ ${limits.floors}`);
});

/** What stands in backquotes in a cell, less the slash at its end. */
const foldersIn = (cell: string) => [...cell.matchAll(/`([\w-]+)\/`/g)].map(([, name = ""]) => name);

test("docs/architecture.md says of each folder at the root what it may import", () => {
  const text = readFileSync(inProject("docs/architecture.md"), "utf8");
  const [, table = ""] = text.split(/^\| folder +\| may import +\|$/m);
  const [, ...lines] = table.trimStart().split("\n\n")[0]?.split("\n") ?? [];
  const said = lines.flatMap((line) => {
    const [, folders = "", may = ""] = line.split("|");
    return foldersIn(folders).map((folder) => [folder, foldersIn(may).toSorted()] as const);
  });
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(Object.entries(outside).map(([folder, may]) => [folder, may.toSorted()])),
  );
});

test("every folder at the root that has sources, tests aside, is in the table", () => {
  const paths = sources.map(({ path }) => path).filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path));
  const found = new Set(paths.filter((path) => path.includes("/")).map((path) => path.split("/")[0]));
  expect(new Set(Object.keys(outside))).toEqual(found);
});

test("the README has a line for each room", () => {
  const readme = readFileSync(inProject("README.md"), "utf8");
  for (const { name, holds } of rooms)
    expect(readme).toMatch(new RegExp(`^ {2}${name}/ +${escaped(holds)}$`, "m"));
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
