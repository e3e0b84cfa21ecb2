import { readFileSync } from "node:fs";

import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

import { planGrids } from "#app/plan/schema/all-tables.ts";
import * as schema from "#database/schema/index.ts";

import { inProject } from "../../tooling/project.mjs";

const textOf = (document: string) => readFileSync(inProject(document), "utf8");

test("docs/entities.md has every table, in its diagram or in a sentence", () => {
  const page = textOf("docs/entities.md");
  const [, diagram = ""] = page.split("```mermaid");
  const drawn = [...diagram.matchAll(/^ {2}([a-z_]+)(?: \{| [|}][|o])|--[|o][{|] ([a-z_]+) :/gm)];
  const sentences = [...page.matchAll(/`([a-z_]+)`/g)];
  const said = new Set([...drawn, ...sentences].flatMap(([, first, second]) => first ?? second ?? []));
  const tables = Object.values(schema).flatMap((exported) =>
    is(exported, PgTable) ? [getTableConfig(exported).name] : [],
  );
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((table) => !said.has(table))).toEqual([]);
});

test("docs/plan-file.md says of every grid what its cells are", () => {
  const page = textOf("docs/plan-file.md");
  expect(planGrids.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\` is `))).toEqual([]);
});
