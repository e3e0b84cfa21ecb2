import { getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgArray, PgTable, PgText, type PgColumn } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

import { claimFields } from "#app/business/claims/claim-fields.ts";
import { correctionFields } from "#app/couple/corrections/correction-fields.ts";
import { enquiryFields } from "#app/couple/enquiries/enquiry-form-fields.ts";
import { suggestionFields } from "#app/couple/suggestions/suggestion-fields.ts";
import { isFreeText, type FormField } from "#app/messaging/forms/form-field.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { openTextColumns } from "./open-text-columns.ts";
import * as schema from "./schema/index.ts";

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter: string) => `_${letter.toLowerCase()}`);

/** A column of text, alone or as an array, with its words where they are a closed set. */
function textColumns(column: PgColumn) {
  const isArray = is(column, PgArray);
  const single: unknown = isArray ? column.baseColumn : column;
  return is(single, PgText)
    ? [{ name: snakeCase(column.name), words: single.enumValues ?? [], isArray }]
    : [];
}

const tables = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .map((table) => ({
    name: getTableConfig(table).name,
    checks: getTableConfig(table).checks.map((check) => check.name),
    columns: Object.values(getTableColumns(table)).flatMap(textColumns),
  }));

/** Every column whose type is a closed set of words, by table. */
const closedTables = tables
  .map((table) => ({ ...table, columns: table.columns.filter(({ words }) => words.length > 0) }))
  .filter(({ columns }) => columns.length > 0);

test("every column of a closed set has its constraint", () => {
  const columns = closedTables.flatMap((table) =>
    table.columns.map(({ name }) => ({ check: `${table.name}_${name}_known`, checks: table.checks })),
  );
  expect(columns.length).toBeGreaterThan(35);
  for (const { check, checks } of columns) expect(checks).toContain(check);
});

const formFields: Readonly<Record<string, Readonly<Record<string, FormField>>>> = {
  enquiries: enquiryFields,
  claims: claimFields,
  corrections: correctionFields,
  suggestions: suggestionFields,
};

/** A column that people type into: a field of its form says that its words are open. */
const isTyped = (table: string, column: string) =>
  Object.entries(formFields[table] ?? {}).some(
    ([name, field]) => snakeCase(name) === column && (isFreeText(field) || field.kind === "email"),
  );

test("every other column of text is a typed field of a form, or is listed with the reason", () => {
  const open = tables.flatMap((table) =>
    table.columns
      .filter(({ name, words }) => words.length === 0 && !isTyped(table.name, name))
      .map(({ name }) => `${table.name}.${name}`),
  );
  expect(Object.values(openTextColumns).flat().toSorted()).toEqual(open.toSorted());
});

test("only what people type is taken from a form, not a choice without its list", () => {
  expect(isTyped("enquiries", "additional_info")).toBe(true);
  expect(isTyped("claims", "email")).toBe(true);
  expect(isTyped("enquiries", "budget")).toBe(false);
  expect(isTyped("enquiries", "address_hash")).toBe(false);
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
        for (const { name, words, isArray } of table.columns) {
          const insert = (word: string) =>
            transaction.transaction((savepoint) =>
              savepoint.execute(
                sql`insert into probe (${sql.identifier(name)}) values (${isArray ? sql`array[${word}]` : word})`,
              ),
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
