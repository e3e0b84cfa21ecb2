import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { rateLimits } from "#database/schema/index.ts";
import { openDatabase } from "#database/open-database.ts";
import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { forEachDatabase, migrationsFolder } from "#test-support/test-database.ts";

import { readNewestMigration, watchReadiness } from "./readiness.ts";

forEachDatabase((openTestDatabase) => {
  test("a process is ready from the start of its worker until it is asked to stop", async () => {
    await using open = await openTestDatabase();
    const readiness = watchReadiness(open.database, readNewestMigration(migrationsFolder));
    expect(await readiness.reason()).toBe("The worker has not started yet.");
    readiness.begin();
    expect([await readiness.reason(), readiness.isStopping()]).toEqual([null, false]);
    readiness.end();
    expect([await readiness.reason(), readiness.isStopping()]).toEqual(["This process is stopping.", true]);
  });

  test("a database that lacks a migration of this release is not ready, one that has more is", async () => {
    await using open = await openTestDatabase();
    const newest = readNewestMigration(migrationsFolder);
    const reasonAt = async (migration: number) => {
      const readiness = watchReadiness(open.database, migration);
      readiness.begin();
      return readiness.reason();
    };
    expect(await reasonAt(newest + 1)).toBe("The database lacks migrations of this release.");
    expect(await reasonAt(newest)).toBeNull();
    expect(await reasonAt(newest - 1)).toBeNull();
    await open.database.execute(sql`alter table drizzle.__drizzle_migrations rename to elsewhere`);
    try {
      expect(await reasonAt(newest)).toBe("The database does not answer.");
    } finally {
      await open.database.execute(sql`alter table drizzle.elsewhere rename to __drizzle_migrations`);
    }
  });
});

forEachDatabase((openTestDatabase) => {
  test("a database that reads and saves nothing is not ready, and is ready again as soon as it saves", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const rows = () => database.$count(rateLimits);
    const readiness = watchReadiness(database, readNewestMigration(migrationsFolder));
    readiness.begin();
    // As where the disk is full: everything is read, and nothing is written.
    await database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await database.execute(
      sql`create trigger refuse before insert or update on rate_limits for each row execute function refuse()`,
    );
    try {
      expect(await readiness.reason()).toBe("The database saves nothing.");
    } finally {
      await database.execute(sql`drop trigger refuse on rate_limits`);
      await database.execute(sql`drop function refuse()`);
    }
    expect(await readiness.reason()).toBeNull();
    // A proxy asks every two seconds: it is not written each time.
    await database.delete(rateLimits);
    for (let asked = 0; asked < 5; asked += 1) expect(await readiness.reason()).toBeNull();
    expect(await rows()).toBe(0);
  });
});

const reasonWith = async (freeBytes: number, readOnly: boolean) => {
  await using open = await openReadOnly(readOnly);
  const readiness = watchReadiness(open.database, 0, async () => freeBytes);
  readiness.begin();
  const reason = await readiness.reason();
  return reason;
};

test("while the disk is full, or the database takes no changes, nobody is sent here", async () => {
  expect(await reasonWith(15e6, false)).toBe("The disk is full.");
  expect(await reasonWith(20e6, false)).toBeNull();
  expect(await reasonWith(20e6, true)).toBe("The database takes no changes.");
});

async function openReadOnly(isReadOnly: boolean) {
  const dataDir = await makeEmbeddedFolder();
  const open = await openDatabase({ databaseUrl: null, dataDir });
  if (isReadOnly) await open.database.execute(sql`set default_transaction_read_only = on`);
  return {
    ...open,
    [Symbol.asyncDispose]: async () => {
      await open.close();
      removeFolder(dataDir);
    },
  };
}

test("a database that is gone is said to be gone, not waited for", async () => {
  const { database, close } = await openDatabase({
    databaseUrl: "postgres://nobody@127.0.0.1:1/none",
    dataDir: "",
  });
  const readiness = watchReadiness(database, 0);
  readiness.begin();
  expect(await readiness.reason()).toBe("The database does not answer.");
  await close();
});
