import { randomBytes } from "node:crypto";

import pg from "pg";

import { openDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";

import { inProject } from "./project-folder.ts";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";
import { nameInRun, sharedFolderName } from "./test-run.ts";

/** Settings that open the same database once more. */
export type DatabaseSettings = { databaseUrl: string | null; dataDir: string };

export const migrationsFolder = inProject("database/migrations");

/** A superuser's URL of the PostgreSQL server for tests, where there is one. */
export const postgresServer = process.env.TEST_DATABASE_URL || null;

/** A migrated, empty database: copying it takes a tenth of the time of the migrations. */
const template = () => nameInRun("wild_rose_template");
/** What the names of a run's databases begin with. */
const prefix = () => `${nameInRun("wild_rose_test")}_`;

/** A database without tables on the server for tests. */
export const createPostgresDatabase = () => createFrom("template1");

/** The same, migrated. */
export const createMigratedDatabase = () => createFrom(template());

async function createFrom(
  original: string,
): Promise<{ settings: DatabaseSettings; drop: () => Promise<void> }> {
  const name = prefix() + randomBytes(6).toString("hex");
  await execute(`create database ${name} template ${original}`);
  const dataDir = temporaryFolder(sharedFolderName());
  return {
    settings: { databaseUrl: urlOf(name), dataDir },
    drop: async () => {
      removeFolder(dataDir);
      await dropDatabase(name);
    },
  };
}

/** Makes what the migrated databases of this run are copied from. */
export async function makeTemplate(): Promise<void> {
  await execute(`create database ${template()}`);
  const open = await openDatabase({ databaseUrl: urlOf(template()), dataDir: "" });
  await prepareDatabase(open, migrationsFolder, async () => {});
  await open.close();
}

/** Drops whatever this run has left on the server. */
export async function dropDatabasesOfRun(): Promise<void> {
  const { rows } = await execute<{ datname: string }>(
    `select datname from pg_database where datname = '${template()}' or starts_with(datname, '${prefix()}')`,
  );
  for (const { datname } of rows) await dropDatabase(datname);
}

/** With force: a test that fails may leave a connection open. */
const dropDatabase = (name: string) => execute(`drop database if exists ${name} with (force)`);

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function serverUrl(): string {
  if (postgresServer === null) throw new Error("TEST_DATABASE_URL names no server");
  return postgresServer;
}

async function execute<Row extends pg.QueryResultRow>(statement: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
