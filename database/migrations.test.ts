import { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";

import { migrationsFolder } from "#test-support/test-database.ts";

test("links to view that were given out before there was a choice show what they showed; new plans show less", async () => {
  const migrations = readMigrationFiles({ migrationsFolder });
  const choice = migrations.findIndex(({ sql }) => sql.join().includes('ADD COLUMN "view_shows_details"'));
  expect(choice).toBeGreaterThan(0);
  await using database = new PGlite();
  const keep = (key: string) => database.query("insert into plans (submission_key) values ($1)", [key]);
  for (const [at, { sql }] of migrations.entries()) {
    if (at === choice) await keep("before");
    for (const statement of sql) await database.exec(statement);
  }
  await keep("after");
  const { rows } = await database.query("select submission_key, view_shows_details from plans order by 1");
  expect(rows).toEqual([
    { submission_key: "after", view_shows_details: false },
    { submission_key: "before", view_shows_details: true },
  ]);
});
