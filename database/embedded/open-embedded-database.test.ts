import { execFile } from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test, vi } from "vitest";
import { FolderInUseError } from "./folder-lock.ts";
import { openEmbeddedDatabase } from "./open-embedded-database.ts";

test("what was committed is there when the folder is opened again", async () => {
  using folder = folderWithDatabase();
  const first = await openEmbeddedDatabase(folder.path);
  await first.pool.query("CREATE TABLE guests AS SELECT 'Priya' AS name");
  await first.close();

  const second = await openEmbeddedDatabase(folder.path);
  expect((await second.pool.query("SELECT name FROM guests")).rows).toEqual([{ name: "Priya" }]);
  await second.close();
});

test("the folder is refused while it is open, and free once it is closed", async () => {
  using folder = folderWithDatabase();
  const first = await openEmbeddedDatabase(folder.path);

  await expect(openEmbeddedDatabase(folder.path)).rejects.toThrow(FolderInUseError);
  await first.close();
  await first.close();

  await (await openEmbeddedDatabase(folder.path)).close();
});

test("Drizzle runs on the pool, transactions included", async () => {
  using folder = folderWithDatabase();
  const { pool, close } = await openEmbeddedDatabase(folder.path);
  const database = drizzle({ client: pool });

  await database.transaction(async (transaction) => {
    await transaction.execute(sql`CREATE TABLE rooms (id int)`);
    await transaction.execute(sql`INSERT INTO rooms VALUES (${7})`);
  });

  expect((await database.execute(sql`SELECT id FROM rooms`)).rows).toEqual([{ id: 7 }]);
  await close();
});

test("after a failed sync nothing is acknowledged, and what was before is still there", async () => {
  using folder = folderWithDatabase();
  const onStopped = vi.fn();
  const first = await openEmbeddedDatabase(folder.path, { onStopped });
  await first.pool.query("CREATE TABLE letters AS SELECT 'a' AS letter");
  {
    using _disk = failingDisk();
    await expect(first.pool.query("INSERT INTO letters VALUES ('b')")).rejects.toThrow(
      "could not fsync file",
    );
  }
  await expect(first.pool.query("INSERT INTO letters VALUES ('c')")).rejects.toThrow("could not fsync file");
  await expect(first.pool.query("SELECT 1")).rejects.toThrow("could not fsync file");
  expect(onStopped).toHaveBeenCalledOnce();
  await first.close();

  const second = await openEmbeddedDatabase(folder.path);
  const { rows } = await second.pool.query<{ letter: string }>("SELECT letter FROM letters");
  expect(rows.map(({ letter }) => letter)).toContain("a");
  expect(rows.map(({ letter }) => letter)).not.toContain("c");
  await second.close();
});

test("the log on disk stays small however much is written", async () => {
  using folder = folderWithDatabase();
  const { pool, close } = await openEmbeddedDatabase(folder.path);
  await pool.query("CREATE TABLE photos (bytes text)");
  for (let round = 0; round < 30; round++) {
    await pool.query("INSERT INTO photos SELECT repeat('x', 1000) FROM generate_series(1, 2000)");
  }

  const logFiles = fs
    .readdirSync(join(folder.path, "postgres/pg_wal"))
    .filter((name) => /^[0-9A-F]{24}$/.test(name));

  expect(logFiles.length).toBeLessThanOrEqual(10);
  await close();
});

test.each([
  ["lacks a file", "global/pg_control", undefined, /pg_control is missing/],
  ["is of another version", "PG_VERSION", "17\n", /cannot read what version '17' wrote/],
])("a folder that %s says so, and is free afterwards", async (_, file, contents, reason) => {
  using folder = folderWithDatabase();
  const path = join(folder.path, "postgres", file);
  if (contents === undefined) fs.rmSync(path);
  else fs.writeFileSync(path, contents);

  await expect(openEmbeddedDatabase(folder.path)).rejects.toThrow(reason);
  await expect(openEmbeddedDatabase(folder.path)).rejects.not.toThrow(FolderInUseError);
});

test("the first start makes the database, clears what a cut-off one left, and needs little memory", async () => {
  using folder = temporaryFolder();
  fs.mkdirSync(join(folder.path, "postgres.new-cutoff"));
  const module = new URL("./open-embedded-database.ts", import.meta.url).href;
  const script =
    `const bare = process.resourceUsage().maxRSS;` +
    `const { openEmbeddedDatabase } = await import(${JSON.stringify(module)});` +
    `await (await openEmbeddedDatabase(${JSON.stringify(folder.path)})).close();` +
    `console.log(process.resourceUsage().maxRSS - bare);`;

  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    script,
  ]);

  // In kilobytes; the site has 350 MB in all, of which its pages take up to 130.
  expect(Number(stdout)).toBeLessThan(170 * 1024);
  expect(stderr).toBe("");
  expect(fs.readdirSync(folder.path).toSorted()).toEqual(["in-use.lock", "postgres"]);
});

const template = temporaryFolder();
await (await openEmbeddedDatabase(template.path)).close();
afterAll(() => template[Symbol.dispose]());

function folderWithDatabase() {
  const folder = temporaryFolder();
  fs.cpSync(template.path, folder.path, { recursive: true });
  return folder;
}

function temporaryFolder() {
  const path = fs.mkdtempSync(join(tmpdir(), "embedded-database-"));
  return { path, [Symbol.dispose]: () => fs.rmSync(path, { recursive: true }) };
}

/** Until it is disposed of, the disk refuses to sync. */
function failingDisk() {
  const { fdatasyncSync } = fs;
  const replace = (sync: typeof fdatasyncSync) => {
    fs.fdatasyncSync = sync;
    syncBuiltinESMExports();
  };
  replace(() => {
    throw Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  });
  return { [Symbol.dispose]: () => replace(fdatasyncSync) };
}
