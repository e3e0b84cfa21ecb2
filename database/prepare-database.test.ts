import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import {
  createPostgresDatabase,
  forEachDatabase,
  forPostgres,
  migrationsFolder,
} from "#test-support/test-database.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { loadCatalogue, type LoadReport } from "./load-catalogue.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { listings } from "./schema/index.ts";

const catalogue = readCatalogue();

forPostgres(() => {
  test("processes that start together on an empty database take turns: one loads it, the others find it loaded", async () => {
    const { settings, drop } = await createPostgresDatabase();
    const processes: OpenDatabase[] = [];
    try {
      for (let number = 0; number < 3; number += 1) processes.push(await openDatabase(settings));
      const steps: string[] = [];
      const reports: LoadReport[] = [];

      await Promise.all(
        processes.map((open, number) =>
          prepareDatabase(open, migrationsFolder, async (database) => {
            steps.push(`${number} begins`);
            // Gives the others the time to come in between, if they could.
            await wait(50);
            reports.push(await loadCatalogue(database, catalogue));
            steps.push(`${number} ends`);
          }),
        ),
      );

      expect(reports.map(({ added, unchanged }) => [added, unchanged])).toEqual([
        [listingCount, 0],
        [0, listingCount],
        [0, listingCount],
      ]);
      const turns = steps
        .filter((step) => step.endsWith("begins"))
        .map((step) => step.replace(" begins", ""));
      expect(steps).toEqual(turns.flatMap((number) => [`${number} begins`, `${number} ends`]));
      expect(await processes[0]?.database.$count(listings)).toBe(listingCount);
    } finally {
      await Promise.all(processes.map((open) => open.close()));
      await drop();
    }
  });
});

forEachDatabase((openTestDatabase) => {
  test("a load that fails says why and leaves the way free for the next start", async () => {
    await using open = await openTestDatabase();
    const failing = prepareDatabase(open, migrationsFolder, async () => {
      throw new Error("content/ is broken");
    });
    await expect(failing).rejects.toThrow("content/ is broken");

    let loaded = false;
    await prepareDatabase(open, migrationsFolder, async () => void (loaded = true));

    expect(loaded).toBe(true);
    const { rows } = await open.pool.query(
      `select count(*)::int as held from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()`,
    );
    expect(rows).toEqual([{ held: 0 }]);
  });
});
