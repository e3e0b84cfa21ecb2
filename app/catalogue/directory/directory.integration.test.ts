import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import type { Database } from "#database/database.ts";
import { formerSlugs, listings } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { readDirectory } from "./directory.server.ts";

const catalogue = readCatalogue();
const palliser = 76;

async function openLoaded(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  await fillCatalogue(open.database);
  return open;
}

const edit = (database: Database, id: number, values: Partial<typeof listings.$inferInsert>) =>
  database.update(listings).set(values).where(eq(listings.id, id));

forEachDatabase((openTestDatabase) => {
  test("the directory holds every listing as content/ wrote it, in the order of the ids", async () => {
    await using open = await openLoaded(openTestDatabase);
    const directory = await readDirectory(open.database, true);

    expect(directory.index.cards.map(({ id }) => id)).toEqual(catalogue.listings.map(({ id }) => id));
    for (const entry of catalogue.listings) {
      const { about, offers, traditions, languages, travels, phone, email, images, ...card } = entry;
      expect(directory.listing(entry.id)).toMatchObject({
        about,
        offers,
        traditions,
        languages,
        travels,
        phone,
        email,
      });
      const { spellings: _spellings, ...shown } = directory.listing(entry.id)?.card ?? {};
      expect(shown).toEqual({
        ...card,
        southAsian: traditions.length > 0,
        sampleFigures: true,
        image: images[0] ?? null,
        keywords: [...traditions, ...languages],
      });
    }
  });

  test("a venue comes with its profile, its rooms in order and its facts with their sources", async () => {
    await using open = await openLoaded(openTestDatabase);
    const directory = await readDirectory(open.database, true);

    for (const { slug, rooms, facts, position, guests, ...profile } of catalogue.profiles) {
      const venue = directory.venue(slug)?.venue;
      expect(venue).toMatchObject({
        ...profile,
        latitude: position?.lat ?? null,
        longitude: position?.lon ?? null,
        guestsFrom: guests?.from ?? null,
        guestsTo: guests?.to ?? null,
        rooms: rooms.map(({ checked, ...room }) => ({ ...room, checkedOn: checked })),
      });
      const shown = Object.fromEntries((venue?.facts ?? []).map((fact) => [fact.key, fact]));
      expect(shown).toMatchObject(
        Object.fromEntries(
          Object.entries(facts).map(([key, { checked, ...fact }]) => [key, { ...fact, checkedOn: checked }]),
        ),
      );
      expect(Object.keys(shown)).toHaveLength(Object.keys(facts).length);
    }
    expect(directory.listing(1)?.venue).toBeNull();
  });

  test("a listing that was removed or retired is not shown, under its id, its slug or a former slug", async () => {
    await using open = await openLoaded(openTestDatabase);
    const { database } = open;
    await database.insert(formerSlugs).values({ slug: "old-palliser", listingId: palliser });
    await edit(database, palliser, { removedAt: new Date() });
    await edit(database, 1, { retiredAt: new Date() });

    const directory = await readDirectory(database, true);

    expect(directory.index.cards).toHaveLength(catalogue.listings.length - 2);
    for (const id of [palliser, 1]) {
      expect(directory.listing(id)).toBeNull();
      expect(directory.index.card(id)).toBeNull();
    }
    expect(directory.venue("fairmont-palliser")).toBeNull();
    expect(directory.venue("old-palliser")).toBeNull();
  });

  test("a former slug leads to its venue unless another venue has the name now", async () => {
    await using open = await openLoaded(openTestDatabase);
    const { database } = open;
    await database.insert(formerSlugs).values([
      { slug: "old-palliser", listingId: palliser },
      { slug: "calgary-zoo", listingId: palliser },
    ]);

    const directory = await readDirectory(database, true);

    expect(directory.venue("old-palliser")?.card.id).toBe(palliser);
    expect(directory.venue("calgary-zoo")?.card.id).toBe(77);
    expect(directory.venue("larkspur-and-pine")).toBeNull();
  });

  test("with samples off only real businesses are left, without their sample figures", async () => {
    await using open = await openLoaded(openTestDatabase);
    const real = catalogue.listings.filter(({ fictional }) => !fictional).map(({ id }) => id);
    expect(real).toHaveLength(20);

    const withSamples = await readDirectory(open.database, true);
    expect(withSamples.listing(palliser)?.card).toMatchObject({
      rating: 4.8,
      reviewCount: 142,
      price: [3, 4],
    });

    const { index } = await readDirectory(open.database, false);
    expect(index.cards.map(({ id }) => id)).toEqual(real);
    for (const card of index.cards)
      expect(card).toMatchObject({
        fictional: false,
        rating: null,
        reviewCount: 0,
        price: null,
        responseTime: null,
      });
  });

  test("with samples off a figure that has become real stays", async () => {
    await using open = await openLoaded(openTestDatabase);
    const { database } = open;
    await edit(database, palliser, {
      rating: 4.2,
      reviewCount: 11,
      sampleFields: ["price"],
      responseTime: "Same day",
    });

    const { index } = await readDirectory(database, false);

    expect(index.card(palliser)).toMatchObject({
      rating: 4.2,
      reviewCount: 11,
      price: null,
      responseTime: "Same day",
    });
  });

  test("an empty database gives an empty directory", async () => {
    await using open = await openTestDatabase();
    const directory = await readDirectory(open.database, true);

    expect(directory.index.cards).toEqual([]);
    expect(directory.venue("fairmont-palliser")).toBeNull();
  });
});
