import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { openCatalogueCache } from "#app/catalogue/directory/catalogue-cache.server.ts";
import { readCatalogue, type Catalogue } from "#content/catalogue/catalogue.ts";
import type { Database } from "#database/database.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { listingContacts, listings } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { findDrift } from "./find-drift.server.ts";
import { importVendors, type ImportOptions } from "./import-vendors.server.ts";
import { listListings, showListing, applyListingAction } from "./listing-desk.server.ts";

const catalogue = readCatalogue();
const seldom = { timeout: 15_000, interval: 10 };

/** A file of vendors who differ in name, number and site. */
const fileOf = (...lines: { name: string; phone: string; category?: string; id?: number }[]) =>
  new TextEncoder().encode(
    [
      "id,name,category,phone,description,about,offers,tags,location",
      ...lines.map(({ id, name, phone, category = "photographers" }) =>
        [
          id ?? "",
          name,
          category,
          phone,
          "Documentary photographs of long days by two people who have walked every coulee near the city",
          "Two photographers who work together on every wedding and hand over the pictures within four weeks of the day",
          "Ten hours; Second photographer",
          "Documentary",
          "Southeast Calgary",
        ].join(","),
      ),
    ].join("\r\n"),
  );
const smoke = { name: "Prairie Smoke Photo", phone: "403-700-1234" };
const camas = { name: "Blue Camas Photo", phone: "403-700-1235" };
const bad = { name: "Nobody's Photo", phone: "12" };

const bring = (database: Database, bytes: Uint8Array, wishes: Partial<ImportOptions> = {}) =>
  importVendors(database, bytes, { dryRun: false, skipBad: false, allowDuplicates: false, ...wishes });

const imported = (database: Database) =>
  database.select().from(listings).where(eq(listings.origin, "import")).orderBy(listings.id);

/** content/ with one entry's name rewritten, or without it. */
const changed = (id: number, name: string | null): Catalogue => ({
  ...catalogue,
  listings: catalogue.listings.flatMap((entry) => {
    if (entry.id !== id) return [entry];
    return name === null ? [] : [{ ...entry, name }];
  }),
});

forEachDatabase((openTestDatabase) => {
  test("imported vendors get numbers of their own, are shown at once, and no start takes them away", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const watch = await openCatalogueCache(open, true);

    const report = await bring(database, fileOf(smoke, camas));

    expect(report).toMatchObject({
      encoding: "UTF-8",
      delimiter: ",",
      written: true,
      counts: { add: 2, change: 0, same: 0, refuse: 0 },
      lines: [
        { line: 2, outcome: "add", id: 100_000, name: smoke.name },
        { line: 3, outcome: "add", id: 100_001 },
      ],
    });
    await vi.waitFor(() => expect(watch.directory.listing(100_001)?.card.name).toBe(camas.name), seldom);
    expect(watch.directory.listing(100_000)?.card).toMatchObject({
      slug: "prairie-smoke-photo",
      sampleFigures: false,
      rating: null,
      price: null,
    });
    await watch.close();

    expect(await loadCatalogue(database, readCatalogue())).toMatchObject({
      added: 0,
      unchanged: listingCount,
      retired: 0,
    });
    expect((await imported(database)).map(({ retiredAt }) => retiredAt)).toEqual([null, null]);
  });

  test("a number is never given again", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await bring(database, fileOf(smoke));
    await database.delete(listings).where(eq(listings.id, 100_000));

    const { lines } = await bring(database, fileOf(smoke));

    expect(lines[0]?.id).toBe(100_001);
  });

  test("one bad line keeps all from being written, unless they are to be left out", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const file = fileOf(smoke, bad, camas);

    const refused = await bring(database, file);
    expect(refused).toMatchObject({ written: false, counts: { add: 2, refuse: 1 } });
    expect(refused.lines[1]).toMatchObject({ line: 3, outcome: "refuse", problems: [{ field: "phone" }] });
    expect(await imported(database)).toEqual([]);

    expect(await bring(database, file, { skipBad: true, dryRun: true })).toMatchObject({ written: false });
    expect(await imported(database)).toEqual([]);

    expect(await bring(database, file, { skipBad: true })).toMatchObject({ written: true });
    expect((await imported(database)).map(({ name }) => name)).toEqual([smoke.name, camas.name]);
  });

  test("the same file again adds nothing, and says which vendors are there", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await bring(database, fileOf(smoke));

    const again = await bring(database, fileOf(smoke));

    expect(again).toMatchObject({ written: false, counts: { add: 0, same: 1, refuse: 0 } });
    expect(again.lines[0]).toMatchObject({ outcome: "same", id: 100_000 });
  });

  test("a list that is imported again leaves alone what its business manages by now", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await bring(database, fileOf(smoke, camas));
    await database
      .insert(listingContacts)
      .values({ listingId: 100_000, email: "hello@smoke.ca", confirmedAt: new Date() });
    const [moved, also] = [smoke, camas].map((vendor) => ({ ...vendor, category: "videographers" }));
    if (moved === undefined || also === undefined) throw new Error("there are two");

    expect((await bring(database, fileOf(moved, also))).lines).toMatchObject([
      { outcome: "same", notes: ["its business manages it: left as it is"] },
      { outcome: "change", changes: ["category"] },
    ]);
  });

  test("two imports of one file at once add its vendors once", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const reports = await Promise.all([bring(database, fileOf(smoke)), bring(database, fileOf(smoke))]);
    expect(reports.filter(({ written }) => written)).toHaveLength(1);
    expect(await imported(database)).toHaveLength(1);
  });

  test("a line with a number changes the listing for good, and its price is no sample any more", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const real = catalogue.listings.find(({ fictional }) => !fictional);
    if (real === undefined) throw new Error("content/ has no real business");
    const file = new TextEncoder().encode(`Id;Price;Travels\n${real.id};$ - $$;Nowhere but here\n`);

    expect(await bring(database, file)).toMatchObject({
      written: true,
      lines: [{ outcome: "change", id: real.id, changes: ["travels", "price"] }],
    });

    expect(await showListing(database, real.id)).toMatchObject({
      priceLowest: 1,
      priceHighest: 2,
      travels: "Nowhere but here",
      name: real.name,
      sampleFields: ["rating", "reviewCount"],
      editedAt: expect.any(Date),
    });
    expect(await loadCatalogue(database, changed(real.id, "Another name"))).toMatchObject({
      editedElsewhere: 1,
    });
  });

  test("a listing is taken out and put back, and content/ does not undo it", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const watch = await openCatalogueCache(open, true);

    expect(await applyListingAction({ database, secret, postMails: saveMails }, 1, "retire")).toMatchObject({
      before: "live",
      state: "retired",
    });
    await vi.waitFor(() => expect(watch.directory.listing(1)).toBeNull(), seldom);
    await loadCatalogue(database, changed(1, "Another name"));
    expect(await showListing(database, 1)).toMatchObject({ state: "retired" });

    expect(await applyListingAction({ database, secret, postMails: saveMails }, 1, "remove")).toMatchObject({
      before: "retired",
      state: "paused",
    });
    expect(await applyListingAction({ database, secret, postMails: saveMails }, 1, "restore")).toMatchObject({
      before: "paused",
      state: "retired",
    });
    expect(await applyListingAction({ database, secret, postMails: saveMails }, 1, "restore")).toMatchObject({
      before: "retired",
      state: "live",
    });
    await vi.waitFor(() => expect(watch.directory.listing(1)).not.toBeNull(), seldom);
    await loadCatalogue(database, catalogue);
    expect(await showListing(database, 1)).toMatchObject({ state: "live" });
    expect(await applyListingAction({ database, secret, postMails: saveMails }, 77_777, "retire")).toBeNull();
    await watch.close();
  });

  test("the desk's list leaves out what the public does not see, and counts it", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await applyListingAction({ database, secret, postMails: saveMails }, 1, "remove");

    const shown = await listListings(database, true, false);
    expect([shown.rows.length, shown.total]).toEqual([listingCount - 1, listingCount]);
    const all = await listListings(database, true, true);
    expect(all.rows[0]).toMatchObject({ id: 1, state: "paused", origin: "content" });
  });

  test("where samples are off, the desk calls none of them live", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const shown = await listListings(database, false, false);
    expect(shown.rows.filter(({ fictional }) => fictional)).toEqual([]);
    expect(shown.total).toBe(listingCount);
    const samples = (await listListings(database, false, true)).rows.filter(({ fictional }) => fictional);
    expect(new Set(samples.map(({ state }) => state))).toEqual(new Set(["hidden"]));
    const [{ id } = { id: 0 }] = samples;
    expect([await showListing(database, id), await showListing(database, id, false)]).toMatchObject([
      { state: "live" },
      { state: "hidden" },
    ]);
  });

  test("drift is what was edited here and has changed or gone in content/ since", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    for (const id of [1, 2, 3])
      await database
        .update(listings)
        .set({ name: `Edited ${id}`, editedAt: new Date() })
        .where(eq(listings.id, id));

    expect(await findDrift(database, catalogue)).toEqual([]);
    expect(await findDrift(database, changed(1, "Another name"))).toEqual([
      {
        id: 1,
        name: "Edited 1",
        editedAt: expect.any(Date),
        entry: "changed",
        differences: [{ field: "name", here: "Edited 1", content: "Another name" }],
      },
    ]);
    expect(await findDrift(database, changed(2, null))).toMatchObject([{ id: 2, entry: "gone" }]);
  });
});
