import { randomBytes } from "node:crypto";

import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";

import { openDatabase, type OpenDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";

import { makeEmbeddedFolder } from "./embedded-cluster.ts";
import { inProject } from "./project-folder.ts";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";

/** Settings that open the same database once more. */
export type DatabaseSettings = { databaseUrl: string | null; dataDir: string };

/** A database for one test, migrated and empty; what the test did is gone when it is over. */
type TestDatabase = OpenDatabase & AsyncDisposable & { settings: DatabaseSettings };

export type OpenTestDatabase = () => Promise<TestDatabase>;

export const migrationsFolder = inProject("database/migrations");

const server = process.env.TEST_DATABASE_URL || null;

/**
 * Declares the same tests for the embedded database and for PostgreSQL. The second half is skipped
 * where TEST_DATABASE_URL names no server, and fails in CI.
 */
export function forEachDatabase(declare: (open: OpenTestDatabase, kind: OpenDatabase["kind"]) => void): void {
  describe("on the embedded database", () => declareOnOne(openEmbedded, (open) => declare(open, "embedded")));
  onPostgres((openEach) => declareOnOne(openEach, (open) => declare(open, "postgresql")));
}

/** Declares tests that only make sense on a PostgreSQL with several connections; each has a database of its own. */
export const forPostgres = (declare: (open: OpenTestDatabase) => void): void => onPostgres(declare);

function onPostgres(declare: (openEach: OpenTestDatabase) => void): void {
  const missing = "TEST_DATABASE_URL names no server";
  if (server !== null) describe("on PostgreSQL", () => declare(() => openPostgres(server)));
  else if (process.env.CI === "true") test("PostgreSQL is there to test with", () => expect.fail(missing));
  else describe.skip(`on PostgreSQL (${missing})`, () => declare(openEmbedded));
}

/** One database for the tests of a file: making one for each costs half a second. */
function declareOnOne(openEach: OpenTestDatabase, declare: (open: OpenTestDatabase) => void): void {
  let opened: Promise<TestDatabase> | undefined;
  afterAll(async () => (await opened)?.[Symbol.asyncDispose]());
  declare(async () => {
    const database = await (opened ??= openEach());
    return { ...database, [Symbol.asyncDispose]: () => empty(database) };
  });
}

async function openEmbedded(): Promise<TestDatabase> {
  const settings = { databaseUrl: null, dataDir: await makeEmbeddedFolder() };
  return disposable(settings, async () => removeFolder(settings.dataDir));
}

/**
 * As after the migrations: no rows, numbers from 1 on. Row by row: truncating makes files anew, which
 * takes a hundred times as long for the few rows of a test.
 */
async function empty({ pool }: OpenDatabase): Promise<void> {
  await pool.query(`
    do $$ declare name text; begin
      set local session_replication_role = replica; -- rows go in any order
      for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
        execute 'delete from ' || name;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public';
    end $$`);
}

async function openPostgres(superuserUrl: string): Promise<TestDatabase> {
  const { settings, drop } = await createPostgresDatabase(superuserUrl);
  try {
    const open = await disposable(settings, drop);
    await prepareDatabase(open, migrationsFolder, async () => {});
    return open;
  } catch (error) {
    await drop();
    throw error;
  }
}

/** A database without tables on the server for tests. */
export async function createPostgresDatabase(
  superuserUrl = server,
): Promise<{ settings: DatabaseSettings; drop: () => Promise<void> }> {
  if (superuserUrl === null) throw new Error("TEST_DATABASE_URL names no server");
  const name = `wild_rose_test_${randomBytes(6).toString("hex")}`;
  await execute(superuserUrl, `create database ${name}`);
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  const dataDir = temporaryFolder("postgres");
  return {
    settings: { databaseUrl: url.href, dataDir },
    drop: async () => {
      removeFolder(dataDir);
      // With force: a test that fails may leave a connection open.
      await execute(superuserUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function disposable(settings: DatabaseSettings, remove: () => Promise<void>): Promise<TestDatabase> {
  const open = await openDatabase(settings);
  return {
    ...open,
    settings,
    [Symbol.asyncDispose]: async () => {
      // The pool's promise resolves while connections still say goodbye; dropping the database cuts them short.
      open.pool.removeAllListeners("error").on("error", () => {});
      await open.close();
      await remove();
    },
  };
}
