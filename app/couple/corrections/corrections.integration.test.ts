import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { corrections } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { listCorrections, showCorrection } from "./correction-desk.server.ts";
import type { Correction } from "./correction.ts";
import { resolveCorrection, releaseCorrection } from "./resolve-correction.server.ts";
import { saveCorrection } from "./save-correction.server.ts";

const formKey = "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11";

const correction = (changes: Partial<Correction> = {}): Correction => ({
  listing: 76,
  kind: "fact",
  sender: "couple",
  message: "There are twelve chandeliers.\nWe counted: ਬਾਰਾਂ 🐎",
  email: "asha@example.ca",
  ...changes,
});

async function openWithCatalogue(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  await fillCatalogue(open.database);
  return open;
}

const count = (database: Database) => database.$count(corrections);

forEachDatabase((openTestDatabase) => {
  test("every field of a correction is saved as it was sent, and the desk shows it whole", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const { reference, isNew } = await saveCorrection(database, correction(), null);
    expect(reference).toMatch(/^WC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(isNew).toBe(true);
    const { listing: _listing, ...fields } = correction();
    expect(await showCorrection(database, ` ${reference.toLowerCase()}\n`)).toEqual({
      ...fields,
      doneAt: null,
      outcome: null,
      reference,
      receivedAt: expect.any(Date),
      heldAt: null,
      listing: { id: 76, name: "Fairmont Palliser" },
    });
    expect(await showCorrection(database, "WC-0000-0000")).toBeNull();
  });

  test("the same form sent ten times at once is one correction; another word makes another", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    for (const key of [formKey, null]) {
      const before = await count(database);
      const kept = await Promise.all(
        Array.from({ length: 10 }, () => saveCorrection(database, correction(), key)),
      );
      expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1);
      expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
      await saveCorrection(database, correction({ message: "Thirteen." }), key);
      await saveCorrection(database, correction({ listing: 77 }), key);
      expect((await count(database)) - before).toBe(3);
    }
  });

  test("without a script's key the same words count again after a day", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const first = await saveCorrection(database, correction(), null);
    await database.execute(
      sql`update corrections set received_at = received_at - interval '23 hours 59 minutes'`,
    );
    expect(await saveCorrection(database, correction(), null)).toEqual({ ...first, isNew: false });
    await database.execute(sql`update corrections set received_at = received_at - interval '2 minutes'`);
    expect((await saveCorrection(database, correction(), null)).isNew).toBe(true);
  });

  test("a correction with many links is saved and held; one that names its sources is not held", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const heldAt = async (links: number) => {
      const message = "As it says on https://hall.example/rooms.\n".repeat(links);
      const { reference } = await saveCorrection(database, correction({ message }), null);
      return (await showCorrection(database, reference))?.heldAt;
    };
    expect(await heldAt(2)).toBeNull();
    expect(await heldAt(3)).toBeInstanceOf(Date);
  });

  test("the desk lists the newest first and knows how many there are in all", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    for (const message of ["one", "two", "three"])
      await saveCorrection(database, correction({ message }), null);
    const { rows, total } = await listCorrections(database);
    expect(total).toBe(3);
    const shown = await Promise.all(rows.map(({ reference }) => showCorrection(database, reference)));
    expect(shown.map((one) => one?.message)).toEqual(["three", "two", "one"]);
    expect(await listCorrections(database, 1)).toEqual({ rows: rows.slice(0, 1), total: 3 });
    expect(await listCorrections(database, null)).toEqual({ rows, total: 3 });
  });

  test("one that is held is released once, and one that is done says what came of it and leaves the pile", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const message = "As it says on https://hall.example/rooms.\n".repeat(3);
    const { reference } = await saveCorrection(database, correction({ message }), null);
    expect(await releaseCorrection(database, reference.toLowerCase())).toBe(true);
    expect(await releaseCorrection(database, reference)).toBe(false);
    expect(await releaseCorrection(database, "WC-0000-0000")).toBeNull();
    expect((await listCorrections(database, null, true)).rows).toMatchObject([{ reference, heldAt: null }]);
    expect(await resolveCorrection(database, reference, "They have thirteen.")).toEqual({ reference });
    expect(await resolveCorrection(database, "WC-0000-0000", "Nothing.")).toBeNull();
    expect(await listCorrections(database, null, true)).toEqual({ rows: [], total: 0 });
    expect(await showCorrection(database, reference)).toMatchObject({
      doneAt: expect.any(Date),
      outcome: "They have thirteen.",
    });
  });

  test("a correction of a listing that there is not is refused by the database", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    await expect(saveCorrection(open.database, correction({ listing: 999_999 }), null)).rejects.toThrow();
    expect(await count(open.database)).toBe(0);
  });
});
