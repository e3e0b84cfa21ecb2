import { getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

import { forEachDatabase } from "#test-support/test-database.ts";

import * as schema from "./schema/index.ts";

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter: string) => `_${letter.toLowerCase()}`);

/** Every column whose type is a closed set of words, by table. */
const closedTables = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .map((table) => ({
    name: getTableConfig(table).name,
    checks: getTableConfig(table).checks.map((check) => check.name),
    columns: Object.values(getTableColumns(table)).flatMap(({ name, enumValues }) =>
      enumValues === undefined ? [] : [{ name: snakeCase(name), words: enumValues }],
    ),
  }))
  .filter(({ columns }) => columns.length > 0);

test("every column of a closed set has its constraint", () => {
  const columns = closedTables.flatMap((table) =>
    table.columns.map(({ name }) => ({ check: `${table.name}_${name}_known`, checks: table.checks })),
  );
  expect(columns.length).toBeGreaterThan(25);
  for (const { check, checks } of columns) expect(checks).toContain(check);
});

forEachDatabase((openTestDatabase) => {
  test("the database takes each word of a closed set, and no other", async () => {
    await using open = await openTestDatabase();
    for (const table of closedTables)
      await open.database.transaction(async (transaction) => {
        // A table with the same constraints, in which a row may have one column alone.
        await transaction.execute(
          sql`create temporary table probe (like ${sql.identifier(table.name)} including constraints) on commit drop`,
        );
        const { rows } = await transaction.execute<{ name: string }>(sql`
          select attname as name from pg_attribute
          where attrelid = 'probe'::regclass and attnum > 0 and attnotnull`);
        const drops = rows.map(({ name }) => sql`alter column ${sql.identifier(name)} drop not null`);
        await transaction.execute(sql`alter table probe ${sql.join(drops, sql`, `)}`);
        for (const { name, words } of table.columns) {
          const insert = (word: string) =>
            transaction.transaction((savepoint) =>
              savepoint.execute(sql`insert into probe (${sql.identifier(name)}) values (${word})`),
            );
          for (const word of words) await insert(word);
          await expect(insert("a foreign word")).rejects.toHaveProperty(
            "cause.constraint",
            `${table.name}_${name}_known`,
          );
        }
      });
  });
});
