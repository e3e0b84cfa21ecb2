import { join } from "node:path";

import { asc, sql } from "drizzle-orm";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { openDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";
import { listings, venueProfiles } from "#database/schema/index.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { root } from "../../tooling/project.mjs";
import { generateListings } from "../generate-listings.ts";

/** Ids of invented listings begin where the database gives its own. */
const firstId = 100_000;
const atOnce = 500;

/** Fills a database with the catalogue, and with invented listings until there are `count`. */
export async function fillDatabase(
  settings: { databaseUrl: string | null; dataDir: string },
  count: number,
): Promise<void> {
  const open = await openDatabase(settings);
  try {
    const { database } = open;
    await prepareDatabase(open, join(root, "database/migrations"), async (prepared) => {
      await loadCatalogue(prepared, readCatalogue());
    });
    const there = await database.select({ id: listings.id }).from(listings).orderBy(asc(listings.id));
    const invented = generateListings(Math.max(0, count - there.length));
    for (let at = 0; at < invented.length; at += atOnce) {
      const some = invented.slice(at, at + atOnce);
      await database.insert(listings).values(some.map(rowOf));
      const venues = some.filter(({ category }) => category === "venues").map(profileOf);
      if (venues.length > 0) await database.insert(venueProfiles).values(venues);
    }
    await database.execute(sql`analyze listings`);
  } finally {
    await open.close();
  }
}

function rowOf({ id, price, keywords, ...card }: ListingCard): typeof listings.$inferInsert {
  const { southAsian: _southAsian, sampleFigures: _samples, image: _image, ...fields } = card;
  return {
    ...fields,
    id: firstId + id,
    origin: "import",
    tags: [...card.tags],
    services: [...card.services],
    about: [`${card.description} ${card.description}`],
    offers: [...card.tags],
    traditions: card.southAsian ? ["sikh", "hindu"] : [],
    languages: [...keywords],
    priceLowest: price?.[0] ?? null,
    priceHighest: price?.[1] ?? null,
    images: [],
    sampleFields: [],
  };
}

const profileOf = ({ id }: ListingCard): typeof venueProfiles.$inferInsert => ({
  listingId: firstId + id,
  type: "Hall",
  groups: [],
  province: "AB",
  capacity: "40 to 320 guests",
  guestsFrom: 40,
  guestsTo: 320,
  bestSeasons: ["summer"],
  features: ["Garden", "Dance floor"],
  amenities: ["Parking", "Kitchen"],
  specialFeatures: [],
});
