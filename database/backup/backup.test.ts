import { copyFileSync, cpSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { categoryIds } from "#content/catalogue/categories.ts";
import type { Database } from "#database/database.ts";
import { budgets, eventNames, serviceLabels } from "#database/enquiry-enums.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { openDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";
import { enquiries, listingPictures, listings, pictureFiles } from "#database/schema/index.ts";
import { catalogueChannel } from "#database/catalogue-changes.ts";
import {
  forEachDatabase,
  forPostgres,
  migrationsFolder,
  createPostgresDatabase,
} from "#test-support/test-database.ts";
import { readStoredDocument } from "#test-support/edit-stored-plan.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { createBackup } from "./create-backup.ts";
import { restoreBackup } from "./restore.ts";

/** Each run restores a whole database. */
const restores = process.env.SOAK ? 100 : 4;

const folder = temporaryFolder("backup");
afterAll(() => removeFolder(folder));

let files = 0;
const newFile = () => join(folder, `backup-${(files += 1)}.gz`);
const quietly = { replace: false, beforeCommit: () => {} };

/** Everything that the tables and sequences hold, as text. */
async function contentsOf(database: Database): Promise<Record<string, unknown>> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of rows) {
    const table = await database.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} as t order by t::text`,
    );
    contents[name] = table.rows.map(({ row }) => row);
  }
  const sequences = await database.execute(
    sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return { ...contents, sequences: sequences.rows };
}

const text = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(..."\\\"'{},\n\r\t\u2028\u2029\u0001null".split("")), maxLength: 12 }),
  )
  .map((value) => value.replaceAll("\0", ""));
const instant = fc
  .integer({ min: -2_000_000_000, max: 4_000_000_000 })
  .map((seconds) => new Date(seconds * 1000 + 123));

const none = fc.constant<string[]>([]);

const enquiry = fc.record({
  name: text,
  email: text,
  submissionKey: text,
  eventDate: fc.constantFrom(null, "2027-06-19", "0044-03-15"),
  budget: fc.option(fc.constantFrom(...budgets)),
  servicesNeeded: fc.subarray([...serviceLabels]),
  events: fc.subarray([...eventNames]),
  additionalInfo: text,
  receivedAt: instant,
});
const listing = fc.record({
  name: text,
  category: fc.constantFrom(...categoryIds),
  description: text,
  about: fc.array(text, { maxLength: 3 }),
  offers: fc.array(text, { maxLength: 3 }),
  tags: none,
  services: none,
  traditions: none,
  languages: none,
  location: text,
  rating: fc.constantFrom(null, 1, 4.9),
  reviewCount: fc.integer({ min: 0, max: 2_000_000_000 }),
  featured: fc.boolean(),
  images: none,
  fictional: fc.boolean(),
  sampleFields: fc.array(text, { maxLength: 2 }),
  editedAt: fc.option(instant),
});

forEachDatabase((openTestDatabase) => {
  test("whatever rows there are, the backup puts them back as they were, and numbers go on from there", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fc.assert(
      fc.asyncProperty(
        fc.array(enquiry, { maxLength: 8 }),
        fc.array(listing, { maxLength: 8 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 }),
        async (asked, listed, latitude, contents) => {
          await database.execute(sql`truncate enquiries, listings restart identity cascade`);
          const rows = listed.map((row, at) => ({
            ...row,
            slug: `listing-${at}`,
            origin: "import" as const,
          }));
          const ids = rows.length > 0 ? await database.insert(listings).values(rows).returning() : [];
          if (asked.length > 0)
            await database
              .insert(enquiries)
              .values(asked.map((row, at) => ({ ...row, reference: `WR-${at}` })));
          for (const { id } of ids.slice(0, 1)) {
            await database.execute(
              sql`insert into venue_profiles (listing_id, type, groups, province, latitude, best_seasons, features, amenities, special_features)
                  values (${id}, '', '{}', 'AB', ${latitude}, '{}', '{}', '{}', '{}')`,
            );
            await database.execute(
              sql`insert into fact_history (listing_id, key, before, after, changed_by)
                  values (${id}, 'ctrain', 'null'::jsonb, ${JSON.stringify({ text: asked[0]?.name ?? "" })}::jsonb, 'desk')`,
            );
          }
          for (const { id } of ids.slice(-1)) {
            const picture = { listingId: id, hash: "picture", position: 1, alt: "", width: 480, height: 360 };
            await database.insert(listingPictures).values(picture);
            for (const [width, content] of contents.entries())
              await database
                .insert(pictureFiles)
                .values({ ...picture, width, format: "avif", bytes: Buffer.from(content) });
          }
          const before = await contentsOf(database);
          const file = newFile();
          const report = await createBackup(database, file, "the secret of thirty-two characters");
          expect(report.counts).toMatchObject({ enquiries: asked.length, listings: listed.length });

          await database.execute(sql`delete from enquiries`);
          await database.execute(sql`insert into enquiries (reference, submission_key, name, email, services_needed, additional_info, events)
            values ('WR-LATER', '', '', '', '{}', '', '{}')`);
          const restored = await restoreBackup(open, file, migrationsFolder, { ...quietly, replace: true });

          expect(restored).toMatchObject({
            counts: report.counts,
            secret: "the secret of thirty-two characters",
          });
          expect(await contentsOf(database)).toEqual(before);
        },
      ),
      { numRuns: restores },
    );
    // The number of the last listing is not given again.
    const [row] = fc.sample(listing, 1);
    if (row === undefined) throw new Error("fast-check gave nothing");
    const [next] = await database
      .insert(listings)
      .values({ ...row, slug: "next" })
      .returning({ id: listings.id });
    expect(next?.id).toBeGreaterThanOrEqual(100_000);
  });

  test("pictures of six megabytes come back byte by byte", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await loadCatalogue(database, readCatalogue());
    const picture = { listingId: 76, hash: "picture", position: 1, alt: "", width: 480, height: 360 };
    await database.insert(listingPictures).values(picture);
    // What compresses badly, as pictures do.
    const bytes = randomBytes(1_000_000);
    for (let width = 1; width <= 6; width += 1)
      await database.insert(pictureFiles).values({ ...picture, width, format: "avif", bytes });
    const file = newFile();
    await createBackup(database, file, null);
    await restoreBackup(open, file, migrationsFolder, { ...quietly, replace: true });
    const restored = await database.select().from(pictureFiles);
    expect(restored.filter((row) => bytes.equals(row.bytes))).toHaveLength(6);
  });

  test("the file can be read by its owner alone", async () => {
    await using open = await openTestDatabase();
    const file = newFile();
    await createBackup(open.database, file, null);
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  });

  test("a database that holds something is not replaced unasked", async () => {
    await using open = await openTestDatabase();
    await loadCatalogue(open.database, readCatalogue());
    const file = newFile();
    await createBackup(open.database, file, null);
    const before = await contentsOf(open.database);

    await expect(restoreBackup(open, file, migrationsFolder, quietly)).rejects.toThrow(
      /is not empty \(.* has rows\).*--replace/,
    );

    expect(await contentsOf(open.database)).toEqual(before);
  });

  test("a file that is cut off anywhere, or that differs in a byte, is refused before anything is written", async () => {
    await using open = await openTestDatabase();
    await loadCatalogue(open.database, readCatalogue());
    const file = newFile();
    await createBackup(open.database, file, null);
    const whole = readFileSync(file);
    const before = await contentsOf(open.database);
    const damaged = newFile();
    const attempt = () => restoreBackup(open, damaged, migrationsFolder, { ...quietly, replace: true });

    for (const length of [0, 5, 11, 200, Math.floor(whole.length / 2), whole.length - 9, whole.length - 1]) {
      copyFileSync(file, damaged);
      truncateSync(damaged, length);
      await expect(attempt(), `${length} bytes`).rejects.toThrow(/cut off.*Nothing was changed/);
    }
    // Bytes 4 to 9 of a gzip file say when and on what system it was made.
    for (const at of [0, 1, 12, 300, Math.floor(whole.length / 2), whole.length - 7, whole.length - 2]) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      writeFileSync(damaged, bytes);
      await expect(attempt(), `byte ${at}`).rejects.toThrow(/Nothing was changed/);
    }
    const lines = gunzipSync(whole).toString().split("\n");
    for (const changed of [
      lines.map((line) => line.replace("Larkspur", "Larkspor")),
      lines.toSpliced(5, 1),
      lines.toSpliced(5, 0, lines[5] ?? ""),
      [...lines.slice(0, -1), "{}", ""],
      ["hello", ""],
      lines.slice(0, -2),
    ]) {
      writeFileSync(damaged, gzipSync(changed.join("\n")));
      await expect(attempt()).rejects.toThrow(/Nothing was changed|damaged/);
    }
    await expect(restoreBackup(open, join(folder, "nowhere.gz"), migrationsFolder, quietly)).rejects.toThrow(
      "nowhere.gz cannot be read",
    );
    expect(await contentsOf(open.database)).toEqual(before);
  });

  test("a backup of an older schema comes up to the schema of this version", async () => {
    await using open = await openTestDatabase();
    await loadCatalogue(open.database, readCatalogue());
    const older = join(folder, `older-${files}`);
    cpSync(migrationsFolder, older, { recursive: true });
    const journal = join(older, "meta/_journal.json");
    const whole = JSON.parse(readFileSync(journal, "utf8"));
    // From before listings had an origin and numbers of their own.
    writeFileSync(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, 2) }));
    await open.database.execute(sql`drop schema drizzle cascade`);
    await open.database.execute(sql`drop schema public cascade`);
    await open.database.execute(sql`create schema public`);
    await prepareDatabase(open, older, async (database) => {
      await database.execute(sql`
        insert into listings (id, slug, name, category, description, about, offers, tags, services, traditions, languages,
          location, review_count, featured, images, fictional, sample_fields, content_hash)
        values (7, 'old', 'Old', 'djs', '', '{}', '{}', '{}', '{}', '{}', '{}', '', 0, false, '{}', true, '{}', 'x')`);
    });
    const file = newFile();
    await createBackup(open.database, file, null);
    await expect(restoreBackup(open, file, older, { ...quietly, replace: true })).resolves.toBeDefined();

    await restoreBackup(open, file, migrationsFolder, { ...quietly, replace: true });

    expect(await open.database.select().from(listings)).toMatchObject([
      { id: 7, name: "Old", origin: "content" },
    ]);
    // And a later start has nothing to migrate.
    await prepareDatabase(open, migrationsFolder, async () => {});
  });

  test("a backup of a newer version is refused in words", async () => {
    await using open = await openTestDatabase();
    const file = newFile();
    await createBackup(open.database, file, null);
    const older = join(folder, `newer-${files}`);
    cpSync(migrationsFolder, older, { recursive: true });
    const journal = join(older, "meta/_journal.json");
    const whole = JSON.parse(readFileSync(journal, "utf8"));
    writeFileSync(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, -1) }));

    await expect(restoreBackup(open, file, older, quietly)).rejects.toThrow(
      "was made by a newer or another version",
    );
  });

  test("what fails half-way leaves the database as it was", async () => {
    await using open = await openTestDatabase();
    await loadCatalogue(open.database, readCatalogue());
    const file = newFile();
    await createBackup(open.database, file, null);
    await open.database.execute(sql`delete from facts`);
    const before = await contentsOf(open.database);

    const failing = restoreBackup(open, file, migrationsFolder, {
      replace: true,
      beforeCommit: () => {
        throw new Error("the disk is full");
      },
    });

    await expect(failing).rejects.toThrow("the disk is full");
    expect(await contentsOf(open.database)).toEqual(before);
  });

  test("a file that cannot be written says so", async () => {
    await using open = await openTestDatabase();
    const nowhere = join(folder, "no/such/folder/backup.gz");
    await expect(createBackup(open.database, nowhere, null)).rejects.toThrow(`${nowhere} cannot be written`);
  });
});

describe("from one database to the other", () => {
  forPostgres((openTestDatabase) => {
    test("a backup of the embedded database comes back on PostgreSQL, and the other way round", async () => {
      await using postgres = await openTestDatabase();
      const dataDir = temporaryFolder("restored");
      const embedded = await openDatabase({ databaseUrl: null, dataDir });
      try {
        await loadCatalogue(postgres.database, readCatalogue());
        const wedding = new Doc();
        wedding.getMap("wedding").set("guests", 180);
        const planId = await createPlan(postgres.database, crypto.randomUUID(), encodeStateAsUpdate(wedding));
        await postgres.database.execute(
          sql`update listings set updated_at = '2026-11-22 01:02:03.456789+05'`,
        );
        const [there, back] = [newFile(), newFile()];
        await createBackup(postgres.database, there, null);
        await restoreBackup(embedded, there, migrationsFolder, quietly);
        const contents = await contentsOf(embedded.database);
        await createBackup(embedded.database, back, null);
        const { settings, drop } = await createPostgresDatabase();
        const other = await openDatabase(settings);
        await restoreBackup(other, back, migrationsFolder, quietly);
        await other.database.execute(sql`set time zone 'UTC'`);
        expect(await contentsOf(other.database)).toEqual(contents);
        expect(await readStoredDocument(other.database, planId, "plan", encodeStateAsUpdate)).toEqual(
          encodeStateAsUpdate(wedding),
        );
        await other.close();
        await drop();
      } finally {
        await embedded.close();
        removeFolder(dataDir);
      }
    });

    test("nothing is restored under a site that runs", async () => {
      await using open = await openTestDatabase();
      const file = newFile();
      await createBackup(open.database, file, null);
      const site = await openDatabase(open.settings);
      const listening = await site.listen(catalogueChannel, () => {});
      await expect(restoreBackup(open, file, migrationsFolder, quietly)).rejects.toThrow(
        "Stop the site first.",
      );
      await listening.close();
      await site.close();
    });
  });
});
