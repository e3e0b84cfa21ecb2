import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

import { findPostgres, postgresAdvice } from "../../tooling/find-postgres.mjs";
import { startPostgres } from "../../tooling/postgres.mjs";
import { UserFacingError } from "../../tooling/user-facing-error.mjs";

/** A PostgreSQL to measure on: that of TEST_DATABASE_URL, or one of our own that ends with `opened`. */
export async function openBenchPostgres(opened: AsyncDisposableStack): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const postgres = findPostgres();
  if (postgres === undefined) throw new UserFacingError(postgresAdvice);
  const folder = mkdtempSync(join(tmpdir(), "wild-rose-growth-"));
  // Where we are root, PostgreSQL runs as its own user, who has to come through here.
  chmodSync(folder, 0o711);
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  return startPostgres({
    postgres,
    folder: join(folder, "postgres"),
    onStart: (pid) => opened.defer(() => void process.kill(pid, "SIGTERM")),
  });
}

/** Makes an empty database of this name. @returns where it is */
export async function recreateDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
