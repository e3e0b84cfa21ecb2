import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

import * as schema from "#database/schema/index.ts";

import { nonPersonalTables, personalData } from "./personal-data.server.ts";

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

const registered = new Map(
  personalData.map(({ table, addressColumns }) => [
    getTableName(table),
    addressColumns.map(({ name }) => name),
  ]),
);

test("every table says in the registry whether it holds something of a person", () => {
  const known = new Set([...registered.keys(), ...Object.keys(nonPersonalTables)]);
  const missing = tables.map((table) => getTableName(table)).filter((name) => !known.has(name));
  expect(missing, "add an entry to personalData, or a line to impersonalTables").toEqual([]);
  expect([...registered.keys()].filter((name) => Object.hasOwn(nonPersonalTables, name))).toEqual([]);
});

test("every column that is named like a mail address is registered as one", () => {
  const unregistered = tables.flatMap((table) => {
    const name = getTableName(table);
    const addresses = getTableConfig(table)
      .columns.filter(
        (column) => column.getSQLType() === "text" && /mail|recipient|address$/i.test(column.name),
      )
      .map((column) => column.name);
    return addresses
      .filter((column) => !(registered.get(name) ?? []).includes(column))
      .map((column) => `${name}.${column}`);
  });
  expect(unregistered).toEqual([]);
});
