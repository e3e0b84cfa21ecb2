import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { readCatalogue, type Catalogue } from "#content/catalogue/catalogue.ts";
import type { ListingEntry } from "#content/catalogue/listing-entry.ts";
import type { VenueProfile } from "#content/catalogue/venue-profile.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import { listingCount, venueCount } from "#test-support/catalogue-counts.ts";

import type { Database } from "./database.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { facts, factHistory, formerSlugs, listings, rooms, venueProfiles } from "./schema/index.ts";

const catalogue = readCatalogue();
const palliser = 76;
const photographer = 14;
const secondPhotographer = 15;
const unchanged = catalogue.listings.length;

/** The catalogue with one listing and, for a venue, its profile rewritten. */
function changed(
  id: number,
  change: { entry?: Partial<ListingEntry>; profile?: (profile: VenueProfile) => VenueProfile },
): Catalogue {
  const { slug } = entryOf(id);
  return {
    ...catalogue,
    listings: catalogue.listings.map((entry) => (entry.id === id ? { ...entry, ...change.entry } : entry)),
    profiles: catalogue.profiles.map((profile) =>
      profile.slug === slug ? (change.profile?.(profile) ?? profile) : profile,
    ),
  };
}

function without(id: number): Catalogue {
  const { slug } = entryOf(id);
  return {
    ...catalogue,
    listings: catalogue.listings.filter((entry) => entry.id !== id),
    profiles: catalogue.profiles.filter((profile) => profile.slug !== slug),
  };
}

function entryOf(id: number): ListingEntry {
  const entry = catalogue.listings.find((listing) => listing.id === id);
  if (entry === undefined) throw new Error(`content/ has no listing ${id}`);
  return entry;
}

async function rowOf(database: Database, id: number) {
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  if (row === undefined) throw new Error(`The database has no listing ${id}`);
  return row;
}

const edit = (database: Database, id: number, values: Partial<typeof listings.$inferInsert>) =>
  database.update(listings).set(values).where(eq(listings.id, id));

/** Where every row of every table of the catalogue lies and which transaction wrote it: a rewritten row differs. */
async function versions(database: Database): Promise<unknown[]> {
  const tables = ["listings", "venue_profiles", "rooms", "facts", "fact_history"];
  const all = await Promise.all(
    tables.map((table) =>
      database.execute(sql`select ctid::text, xmin::text from ${sql.identifier(table)} order by ctid`),
    ),
  );
  return all.map(({ rows }) => rows);
}

forEachDatabase((openTestDatabase) => {
  test("the first load adds every listing with the profiles and rooms of the venues, and all facts", async () => {
    await using open = await openTestDatabase();
    const { database } = open;

    const report = await loadCatalogue(database, catalogue);

    expect(unchanged).toBe(listingCount);
    expect(report).toEqual({ added: listingCount, updated: 0, unchanged: 0, editedElsewhere: 0, retired: 0 });
    expect(await database.$count(listings)).toBe(listingCount);
    expect(await database.$count(venueProfiles)).toBe(venueCount);
    expect(await database.$count(rooms)).toBe(catalogue.profiles.flatMap((profile) => profile.rooms).length);
    expect(await database.$count(facts)).toBe(
      [...catalogue.profiles, ...catalogue.vendorFacts].flatMap((each) => Object.keys(each.facts)).length,
    );
  });

  test("a row of the first load says what its entry says", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await loadCatalogue(database, catalogue);

    for (const id of [1, palliser]) {
      const { price, ...entry } = entryOf(id);
      expect(await rowOf(database, id)).toMatchObject({
        ...entry,
        priceLowest: price?.[0] ?? null,
        priceHighest: price?.[1] ?? null,
        editedAt: null,
        retiredAt: null,
        removedAt: null,
      });
    }
    const profile = catalogue.profiles.find(({ slug }) => slug === "fairmont-palliser");
    const [row] = await database.select().from(venueProfiles).where(eq(venueProfiles.listingId, palliser));
    expect(row).toMatchObject({
      type: profile?.type,
      province: "AB",
      latitude: profile?.position?.lat,
      longitude: profile?.position?.lon,
      guestsTo: profile?.guests?.to,
      features: profile?.features,
    });
  });

  test("figures of real businesses are marked as samples, those of invented ones are samples as a whole", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await loadCatalogue(database, catalogue);

    expect(await rowOf(database, palliser)).toMatchObject({
      fictional: false,
      sampleFields: ["rating", "reviewCount", "price"],
    });
    expect(await rowOf(database, 1)).toMatchObject({ fictional: true, sampleFields: [] });
  });

  test("a second load writes nothing at all", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await loadCatalogue(database, catalogue);
    const before = await versions(database);

    const report = await loadCatalogue(database, readCatalogue());

    expect(report).toEqual({ added: 0, updated: 0, unchanged, editedElsewhere: 0, retired: 0 });
    expect(await versions(database)).toEqual(before);
  });

  test("a changed entry updates its row and no other", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const neighbour = await rowOf(database, 2);

    const report = await loadCatalogue(
      database,
      changed(1, { entry: { name: "Larkspur, Pine & Daughters", price: [2, 3], languages: ["English"] } }),
    );

    expect(report).toEqual({
      added: 0,
      updated: 1,
      unchanged: unchanged - 1,
      editedElsewhere: 0,
      retired: 0,
    });
    expect(await rowOf(database, 1)).toMatchObject({
      name: "Larkspur, Pine & Daughters",
      priceLowest: 2,
      priceHighest: 3,
      languages: ["English"],
    });
    expect(await rowOf(database, 2)).toEqual(neighbour);
  });

  test("a changed profile updates the venue's rooms in their order", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const room = {
      layout: "seated",
      source: "The venue",
      checked: "2026-11-21",
      confidence: "high",
    } as const;

    const report = await loadCatalogue(
      database,
      changed(palliser, {
        profile: (profile) => ({
          ...profile,
          capacity: "Up to 300 guests",
          rooms: [
            { ...room, name: "Oval Room", guests: 90 },
            { ...room, name: "Alberta Room", guests: 300 },
          ],
        }),
      }),
    );

    expect(report.updated).toBe(1);
    const after = await database
      .select()
      .from(rooms)
      .where(eq(rooms.listingId, palliser))
      .orderBy(rooms.position);
    expect(after.map(({ name, guests }) => [name, guests])).toEqual([
      ["Oval Room", 90],
      ["Alberta Room", 300],
    ]);
    const [profile] = await database
      .select()
      .from(venueProfiles)
      .where(eq(venueProfiles.listingId, palliser));
    expect(profile?.capacity).toBe("Up to 300 guests");
  });

  test("a fact that changes, comes or goes leaves its history, the others none", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const historyBefore = await database.$count(factHistory);

    await loadCatalogue(
      database,
      changed(palliser, {
        profile: (profile) => {
          const { parking, ctrain: _, ...others } = profile.facts;
          if (parking === undefined) throw new Error("The Palliser's profile says nothing of parking");
          return {
            ...profile,
            facts: {
              ...others,
              parking: { ...parking, answer: "depends" },
              stepFree: { ...parking, answer: "yes", text: "Level from 9 Avenue." },
            },
          };
        },
      }),
    );

    const history = await database.select().from(factHistory).orderBy(factHistory.id).offset(historyBefore);
    expect(history.map(({ key }) => key).toSorted()).toEqual(["ctrain", "parking", "stepFree"]);
    expect(history.find(({ key }) => key === "parking")).toMatchObject({
      listingId: palliser,
      before: { answer: "yes" },
      after: { answer: "depends" },
      changedBy: "content",
    });
    expect(history.find(({ key }) => key === "ctrain")).toMatchObject({
      before: { answer: "yes" },
      after: null,
    });
    expect(history.find(({ key }) => key === "stepFree")).toMatchObject({
      before: null,
      after: { text: "Level from 9 Avenue." },
    });
    const now = await database.select().from(facts).where(eq(facts.listingId, palliser));
    expect(now.map(({ key }) => key).toSorted()).toEqual([
      "address",
      "airportDistance",
      "corkage",
      "outsideCaterer",
      "ownBar",
      "parking",
      "stepFree",
    ]);
  });

  test("a row that somebody edited here stays as it is, whatever content/ says", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await edit(database, 1, { phone: "403-555-0199", editedAt: new Date() });
    const edited = await rowOf(database, 1);

    const report = await loadCatalogue(database, changed(1, { entry: { phone: "403-555-0150" } }));
    expect(report).toEqual({
      added: 0,
      updated: 0,
      unchanged: unchanged - 1,
      editedElsewhere: 1,
      retired: 0,
    });
    expect(await rowOf(database, 1)).toEqual(edited);

    const afterRemoval = await loadCatalogue(database, without(1));
    expect(afterRemoval).toEqual({
      added: 0,
      updated: 0,
      unchanged: unchanged - 1,
      editedElsewhere: 1,
      retired: 0,
    });
    expect(await rowOf(database, 1)).toEqual(edited);
  });

  test("an entry that leaves content/ is retired once, keeps its id, and comes back as it was", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);

    expect(await loadCatalogue(database, without(palliser))).toMatchObject({
      unchanged: unchanged - 1,
      retired: 1,
    });
    const retired = await rowOf(database, palliser);
    expect(retired.retiredAt).toBeInstanceOf(Date);
    expect(await loadCatalogue(database, without(palliser))).toMatchObject({
      unchanged: unchanged - 1,
      retired: 0,
    });
    expect((await rowOf(database, palliser)).retiredAt).toEqual(retired.retiredAt);

    expect(await loadCatalogue(database, catalogue)).toMatchObject({ added: 0, updated: 1, retired: 0 });
    expect(await rowOf(database, palliser)).toMatchObject({ slug: "fairmont-palliser", retiredAt: null });
    expect(await database.$count(rooms, eq(rooms.listingId, palliser))).toBe(1);
  });

  test("a business that asked to be removed stays removed when its entry changes, leaves and comes back", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const removedAt = new Date("2026-11-01T12:00:00Z");
    await edit(database, palliser, { removedAt });

    await loadCatalogue(database, changed(palliser, { entry: { responseTime: "Same day" } }));
    expect((await rowOf(database, palliser)).removedAt).toEqual(removedAt);
    await loadCatalogue(database, without(palliser));
    await loadCatalogue(database, catalogue);
    expect((await rowOf(database, palliser)).removedAt).toEqual(removedAt);
  });

  test("a slug that changes in content/ is remembered, so that the old address leads to the listing", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);

    const renamed = changed(palliser, {
      entry: { slug: "the-palliser" },
      profile: (profile) => ({ ...profile, slug: "the-palliser" }),
    });
    await loadCatalogue(database, renamed);
    await loadCatalogue(database, renamed);

    expect(await rowOf(database, palliser)).toMatchObject({ slug: "the-palliser" });
    expect(await database.select().from(formerSlugs)).toEqual([
      { slug: "fairmont-palliser", listingId: palliser },
    ]);
  });

  test("a load that fails half-way changes nothing", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const before = await versions(database);
    const broken = changed(palliser, { entry: { name: "Renamed" } });
    // Two listings of one slug: the database refuses the second.
    broken.listings.push(entryOf(1));

    await expect(loadCatalogue(database, broken)).rejects.toThrow();

    expect(await versions(database)).toEqual(before);
  });

  test("a new entry may take the address of one that has left the content", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const { slug } = entryOf(photographer);
    await fillCatalogue(database);
    await loadCatalogue(database, without(photographer));

    const successor = { ...entryOf(photographer), id: 90_001 };
    const report = await loadCatalogue(database, {
      ...without(photographer),
      listings: [...without(photographer).listings, successor],
    });

    expect(report).toMatchObject({ added: 1, updated: 0 });
    expect((await rowOf(database, successor.id)).slug).toBe(slug);
    expect((await rowOf(database, photographer)).retiredAt).not.toBeNull();
  });

  test("two entries may exchange their addresses", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const [one, other] = [entryOf(photographer), entryOf(secondPhotographer)];

    const exchanged = catalogue.listings.map((entry) => {
      if (entry.id === one.id) return { ...entry, slug: other.slug };
      return entry.id === other.id ? { ...entry, slug: one.slug } : entry;
    });
    await loadCatalogue(database, { ...catalogue, listings: exchanged });

    expect((await rowOf(database, one.id)).slug).toBe(other.slug);
    expect((await rowOf(database, other.id)).slug).toBe(one.slug);
  });

  test("an address that an edited row holds is not taken from it, and the message says which", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await edit(database, photographer, { editedAt: new Date() });

    const successor = { ...entryOf(photographer), id: 90_001 };
    const load = loadCatalogue(database, {
      ...without(photographer),
      listings: [...without(photographer).listings, successor],
    });

    await expect(load).rejects.toThrow(
      `Entry 90001, slug: '${entryOf(photographer).slug}' belongs to listing ${photographer}`,
    );
  });
});
