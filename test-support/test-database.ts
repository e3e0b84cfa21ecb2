import { describe, expect, onTestFailed, test } from "vitest";

import { openDatabase, type OpenDatabase } from "#database/open-database.ts";

import { makeEmbeddedFolder } from "./embedded-cluster.ts";
import { createMigratedDatabase, postgresServer, type DatabaseSettings } from "./postgres-databases.ts";
import { removeFolder } from "./temporary-folder.ts";
import { sharedFolderName } from "./test-run.ts";

export { createPostgresDatabase, migrationsFolder } from "./postgres-databases.ts";

/** A database for one test, migrated and empty; the test's changes are gone when it is over. */
type TestDatabase = OpenDatabase & AsyncDisposable & { settings: DatabaseSettings };

export type OpenTestDatabase = () => Promise<TestDatabase>;

/**
 * Declares the same tests for the embedded database and for PostgreSQL. The second half is skipped
 * where TEST_DATABASE_URL names no server, and fails in CI.
 */
export function forEachDatabase(declare: (open: OpenTestDatabase, kind: OpenDatabase["kind"]) => void): void {
  describe("on the embedded database", () => declare(onShared("embedded", openEmbedded), "embedded"));
  onPostgres(() => declare(onShared("postgresql", openPostgres), "postgresql"));
}

/** Declares tests that only make sense on a PostgreSQL with several connections; each has a database of its own. */
export const forPostgres = (declare: (open: OpenTestDatabase) => void): void =>
  onPostgres(() => declare(openPostgres));

function onPostgres(declare: () => void): void {
  const missing = "TEST_DATABASE_URL names no server";
  if (postgresServer !== null) describe("on PostgreSQL", declare);
  else if (process.env.CI === "true") test("PostgreSQL is there to test with", () => expect.fail(missing));
  else describe.skip(`on PostgreSQL (${missing})`, declare);
}

/** What all files of a test process share: opening one costs as much as fifty tests. It ends with the process. */
const shared = new Map<OpenDatabase["kind"], Promise<TestDatabase>>();

function onShared(kind: OpenDatabase["kind"], openEach: OpenTestDatabase): OpenTestDatabase {
  return async () => {
    const opening = shared.get(kind) ?? openEach();
    shared.set(kind, opening);
    // What a failed test leaves is unknown: the next one gets another database.
    onTestFailed(() => void shared.delete(kind));
    const database = await opening;
    return { ...database, [Symbol.asyncDispose]: () => empty(database) };
  };
}

async function openEmbedded(): Promise<TestDatabase> {
  const settings = { databaseUrl: null, dataDir: await makeEmbeddedFolder(sharedFolderName()) };
  return disposable(settings, async () => removeFolder(settings.dataDir));
}

/**
 * As after the migrations: no rows, numbers from 1 on, no jobs. Row by row: truncating makes new files,
 * which takes a hundred times as long for the few rows of a test.
 */
async function empty({ pool }: OpenDatabase): Promise<void> {
  await pool.query(`
    do $$ declare name text; begin
      set local session_replication_role = replica; -- rows go in any order
      for name in select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job')
      loop
        execute 'delete from ' || name;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public';
    end $$`);
}

async function openPostgres(): Promise<TestDatabase> {
  const { settings, drop } = await createMigratedDatabase();
  return disposable(settings, drop);
}

async function disposable(settings: DatabaseSettings, remove: () => Promise<void>): Promise<TestDatabase> {
  const open = await openDatabase(settings);
  return {
    ...open,
    settings,
    [Symbol.asyncDispose]: async () => {
      // The pool's promise resolves while connections are still closing; dropping the database cuts them off.
      open.pool.removeAllListeners("error").on("error", () => {});
      await open.close();
      await remove();
    },
  };
}
