import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database } from "#database/database.ts";
import { listenerName } from "#database/listen-on-connection.ts";
import { openDatabase } from "#database/open-database.ts";
import { listings } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase, forPostgres } from "#test-support/test-database.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { emptyQuery } from "./directory-query.ts";
import { openCatalogueCache, type CatalogueCache } from "./catalogue-cache.server.ts";

/** Far longer than needed, because test machines stall; only the announcement triggers a reload. */
const soon = { timeout: 15_000, interval: 10 };

/** Renames the first listing as every writer does: the change and its announcement in one transaction. */
const rename = (database: Database, name: string) =>
  database.transaction(async (transaction) => {
    await transaction.update(listings).set({ name }).where(eq(listings.id, 1));
    await announceCatalogueChange(transaction);
  });

const nameIn = ({ directory }: CatalogueCache) => directory.listing(1)?.card.name;

forEachDatabase((openTestDatabase) => {
  test("a change is in the directory once it is announced, and in its counts and lists", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const watch = await openCatalogueCache(open, true);
    const before = watch.directory;

    await rename(open.database, "Larkspur & Daughters");
    await vi.waitFor(() => expect(nameIn(watch)).toBe("Larkspur & Daughters"), soon);
    expect(watch.directory.index.card(1)?.name).toBe("Larkspur & Daughters");
    expect(watch.directory.index.show(emptyQuery).total).toBe(listingCount);

    await open.database.transaction(async (transaction) => {
      await transaction.update(listings).set({ removedAt: new Date() }).where(eq(listings.id, 1));
      await announceCatalogueChange(transaction);
    });
    await vi.waitFor(() => expect(watch.directory.listing(1)).toBeNull(), soon);
    expect(watch.directory.index.cards).toHaveLength(208);
    // Whoever took the directory before keeps one whole catalogue.
    expect(before.index.cards).toHaveLength(listingCount);
    await watch.close();
  });

  test("who made a change and waits for the directory finds it there", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const watch = await openCatalogueCache(open, true, soon.timeout);
    for (const name of ["Larkspur once", "Larkspur again", "Larkspur at last"]) {
      await rename(open.database, name);
      await watch.follows();
      expect(nameIn(watch)).toBe(name);
    }
    await watch.close();
  });

  test("many changes at once end in the last one", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const watch = await openCatalogueCache(open, true);

    await Promise.all(Array.from({ length: 20 }, (_, number) => rename(open.database, `Larkspur ${number}`)));
    await rename(open.database, "Larkspur, the last");

    await vi.waitFor(() => expect(nameIn(watch)).toBe("Larkspur, the last"), soon);
    await watch.close();
  });

  test("a change that is rolled back is not announced", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const watch = await openCatalogueCache(open, true);
    const before = watch.directory;

    const undone = open.database.transaction(async (transaction) => {
      await announceCatalogueChange(transaction);
      transaction.rollback();
    });
    await expect(undone).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 300));

    expect(watch.directory).toBe(before);
    await watch.close();
  });

  test("a reading that fails keeps the old catalogue, says so in a line, and is tried again", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const watch = await openCatalogueCache(open, true);
    const before = watch.directory;
    const said = vi.spyOn(console, "error").mockImplementation(() => {});

    await open.database.transaction(async (transaction) => {
      await transaction.execute(sql`alter table rooms rename to rooms_away`);
      await announceCatalogueChange(transaction);
    });
    await vi.waitFor(() => expect(said).toHaveBeenCalled(), soon);
    expect(watch.directory).toBe(before);
    expect(said.mock.calls[0]).toEqual([
      expect.stringMatching(/^The catalogue could not be read again, the old one stays: .*rooms[^\n]*$/),
    ]);
    // No announcement: the retry finds it.
    await open.database.execute(sql`alter table rooms_away rename to rooms`);
    await open.database.update(listings).set({ name: "Found by the retry" }).where(eq(listings.id, 1));

    await vi.waitFor(() => expect(nameIn(watch)).toBe("Found by the retry"), { timeout: 5000 });
    said.mockRestore();
    await watch.close();
  });

  test("a query that failed, and with it its connection, leaves the watch listening", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const watch = await openCatalogueCache(open, true);
    const client = await open.pool.connect();
    await client.query("select 1/0").catch(() => undefined);
    client.release(true);

    await rename(open.database, "Heard on the next connection");

    await vi.waitFor(() => expect(nameIn(watch)).toBe("Heard on the next connection"), soon);
    await watch.close();
  });
});

forPostgres((openTestDatabase) => {
  test("two sites of one PostgreSQL both answer with a change, whoever made it", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const other = await openDatabase(open.settings);
    const watches = [await openCatalogueCache(open, true), await openCatalogueCache(other, true)];
    for (const [writer, name] of [
      [open.database, "Written by one"],
      [other.database, "Written by the other"],
    ] as const) {
      await rename(writer, name);
      await vi.waitFor(() => expect(watches.map(nameIn)).toEqual([name, name]), soon);
    }
    await Promise.all(watches.map((watch) => watch.close()));
    await other.close();
  });

  test("after the database was away the watch connects again and reads what it missed", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const watch = await openCatalogueCache(open, true);
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const listeners = async () =>
      (
        await open.pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and application_name = $1",
          [listenerName],
        )
      ).rows.map(({ pid }) => pid);

    const [pid] = await listeners();
    await open.pool.query("select pg_terminate_backend($1)", [pid]);
    await open.database.update(listings).set({ name: "Said to nobody" }).where(eq(listings.id, 1));
    await vi.waitFor(() => expect(nameIn(watch)).toBe("Said to nobody"), { timeout: 5000 });
    expect(said).toHaveBeenCalledWith(expect.stringContaining("connecting again"));
    said.mockRestore();

    await rename(open.database, "And it hears again");
    await vi.waitFor(() => expect(nameIn(watch)).toBe("And it hears again"), soon);
    expect(await listeners()).toHaveLength(1);
    await watch.close();
    await vi.waitFor(async () => expect(await listeners()).toEqual([]), { timeout: 5000 });
  });
});
