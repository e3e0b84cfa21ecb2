import { createHash } from "node:crypto";

import { eq, or, sql, type SQL } from "drizzle-orm";

import type { Catalogue } from "#content/catalogue/catalogue.ts";
import type { ListingEntry } from "#content/catalogue/listing-entry.ts";
import { reportableFactKeys, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { ContentError } from "#content/catalogue/parse-listings.ts";
import type { VendorFacts } from "#content/catalogue/vendor-facts.ts";
import type { VenueProfile } from "#content/catalogue/venue-profile.ts";

import { announceCatalogueChange } from "./catalogue-changes.ts";
import type { Database, Transaction } from "./database.ts";
import { addToFactRecord, readFactRecord } from "./facts/fact-record.ts";
import { factValue } from "./facts/fact-statement.ts";
import { withoutOwnedFields } from "./owner-fields.ts";
import { formerSlugs, listingContacts, listings, rooms, venueProfiles } from "./schema/index.ts";

export type LoadReport = {
  added: number;
  updated: number;
  unchanged: number;
  editedElsewhere: number;
  retired: number;
};

/** The figures of a real business until real ones are known. */
const sampleFieldsOfRealBusinesses = ["rating", "reviewCount", "price"];

/**
 * Brings the rows in line with content/: new entries are added, changed ones update rows that nobody edited
 * in the database, removed ones are retired, edited rows stay as they are. In a listing that its business
 * maintains, the business's fields stay (decision 0024). A business that asked to be removed stays removed.
 * One transaction: a start that fails half-way changes nothing.
 */
export async function loadCatalogue(database: Database, catalogue: Catalogue): Promise<LoadReport> {
  return database.transaction(async (transaction) => {
    const report = { added: 0, updated: 0, unchanged: 0, editedElsewhere: 0, retired: 0 };
    const existing = await transaction
      .select({
        id: listings.id,
        slug: listings.slug,
        origin: listings.origin,
        contentHash: listings.contentHash,
        editedAt: listings.editedAt,
        retiredAt: listings.retiredAt,
        ownerFields: listings.ownerFields,
        owner: listingContacts.email,
      })
      .from(listings)
      .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
      .where(mayConcern(catalogue.listings));
    await freeSlugs(transaction, existing, catalogue.listings);
    const rowOf = new Map(existing.map((row) => [row.id, row]));
    const profileOf = new Map(catalogue.profiles.map((profile) => [profile.slug, profile]));
    const factsOf = new Map(catalogue.vendorFacts.map((vendor) => [vendor.slug, vendor]));

    const added: (ListingEntry & { contentHash: string })[] = [];
    for (const entry of catalogue.listings) {
      const profile = profileOf.get(entry.slug);
      const vendor = factsOf.get(entry.slug);
      const contentHash = hashEntry(entry, profile ?? vendor);
      const row = rowOf.get(entry.id);
      rowOf.delete(entry.id);
      if (row === undefined) {
        added.push({ ...entry, contentHash });
        continue;
      } else if (row.editedAt !== null) {
        report.editedElsewhere += 1;
        continue;
      } else if (row.contentHash === contentHash && row.retiredAt === null) {
        report.unchanged += 1;
        continue;
      } else {
        await transaction
          .update(listings)
          .set({
            ...withoutOwnedFields(rowFrom(entry), row.ownerFields),
            contentHash,
            retiredAt: null,
            updatedAt: sql`now()`,
          })
          .where(eq(listings.id, entry.id));
        if (row.slug !== entry.slug) await keepFormerSlug(transaction, row);
        report.updated += 1;
      }
      if (profile) await writeProfile(transaction, entry.id, profile);
      else await stateFacts(transaction, entry.id, vendor?.facts ?? {});
    }
    await addEntries(transaction, added);
    for (const { id, slug } of added) {
      const profile = profileOf.get(slug);
      const vendor = factsOf.get(slug);
      if (profile) await writeProfile(transaction, id, profile);
      else if (vendor) await stateFacts(transaction, id, vendor.facts);
    }
    report.added = added.length;

    for (const row of rowOf.values()) {
      // Imported or applied for: it was never in content/, so its absence there means nothing.
      if (row.retiredAt !== null || row.origin !== "content") continue;
      // A listing that its business maintains does not vanish by a release: only the desk may remove it.
      if (row.editedAt !== null || row.owner !== null) {
        report.editedElsewhere += 1;
        continue;
      }
      await transaction
        .update(listings)
        .set({ retiredAt: sql`now()` })
        .where(eq(listings.id, row.id));
      report.retired += 1;
    }
    if (report.added + report.updated + report.retired > 0) await announceCatalogueChange(transaction);
    return report;
  });
}

/**
 * The rows that content/ may affect: its own, and any row with one of its ids or slugs. The others may be
 * many.
 */
function mayConcern(entries: readonly ListingEntry[]): SQL | undefined {
  // As one array each: a statement has at most 65 535 parameters.
  const ids = sql.param(entries.map(({ id }) => id));
  const slugs = sql.param(entries.map(({ slug }) => slug));
  return or(
    eq(listings.origin, "content"),
    sql`${listings.id} = any(${ids}::int[])`,
    sql`${listings.slug} = any(${slugs}::text[])`,
  );
}

/** Maximum entries in one statement: PostgreSQL takes 65 535 parameters. */
const maxEntriesPerStatement = 500;

async function addEntries(
  transaction: Transaction,
  entries: readonly (ListingEntry & { contentHash: string })[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += maxEntriesPerStatement)
    await transaction.insert(listings).values(
      entries.slice(at, at + maxEntriesPerStatement).map(({ contentHash, ...entry }) => ({
        ...rowFrom(entry),
        origin: "content" as const,
        contentHash,
      })),
    );
}

/**
 * Slugs are unique, so a row gives up its slug for the length of this transaction where the content gives
 * that slug to another listing: because the row has left the content, or because two listings exchange slugs.
 * @throws ContentError when the row was edited here or never came from content/: then a person has to decide
 */
async function freeSlugs(
  transaction: Transaction,
  rows: readonly { id: number; slug: string; origin: string; editedAt: Date | null }[],
  entries: readonly ListingEntry[],
): Promise<void> {
  const ownerOf = new Map(entries.map(({ slug, id }) => [slug, id]));
  for (const { id, slug, origin, editedAt } of rows) {
    const owner = ownerOf.get(slug);
    if (owner === undefined || owner === id) continue;
    if (editedAt !== null || origin !== "content")
      throw new ContentError(
        `Entry ${owner}, slug: '${slug}' belongs to listing ${id}, which ${origin === "content" ? "was edited in" : "came into"} the database. Choose another slug.`,
      );
    await transaction
      .update(listings)
      .set({ slug: `${slug}-${id}` })
      .where(eq(listings.id, id));
  }
}

/** Hash of an entry with its profile or its facts, to detect a change. */
export function hashEntry(entry: ListingEntry, further: VenueProfile | VendorFacts | undefined): string {
  return createHash("sha256")
    .update(JSON.stringify([entry, further ?? null]))
    .digest("hex");
}

function rowFrom(entry: ListingEntry): Omit<typeof listings.$inferInsert, "contentHash"> {
  const { price, ...fields } = entry;
  return {
    ...fields,
    priceLowest: price?.[0] ?? null,
    priceHighest: price?.[1] ?? null,
    sampleFields: entry.fictional ? [] : sampleFieldsOfRealBusinesses,
  };
}

/** The listing's former slug continues to lead to it. */
async function keepFormerSlug(
  transaction: Transaction,
  { id, slug }: { id: number; slug: string },
): Promise<void> {
  await transaction
    .insert(formerSlugs)
    .values({ slug, listingId: id })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { listingId: id } });
}

async function writeProfile(
  transaction: Transaction,
  listingId: number,
  profile: VenueProfile,
): Promise<void> {
  const { slug: _slug, position, guests, rooms: profileRooms, facts: profileFacts, ...fields } = profile;
  const row = {
    ...fields,
    latitude: position?.lat ?? null,
    longitude: position?.lon ?? null,
    guestsFrom: guests?.from ?? null,
    guestsTo: guests?.to ?? null,
  };
  await transaction
    .insert(venueProfiles)
    .values({ listingId, ...row })
    .onConflictDoUpdate({ target: venueProfiles.listingId, set: row });

  await transaction.delete(rooms).where(eq(rooms.listingId, listingId));
  if (profileRooms.length > 0)
    await transaction.insert(rooms).values(
      profileRooms.map(({ checked, ...room }, order) => ({
        ...room,
        listingId,
        position: order,
        checkedOn: checked,
      })),
    );

  await stateFacts(transaction, listingId, profileFacts);
}

/** A fact as content/ states it. */
type StatedFact = NonNullable<
  VenueProfile["facts"][keyof VenueProfile["facts"]] | VendorFacts["facts"][keyof VendorFacts["facts"]]
>;

/** Adds changed facts of content/ to the record of a business's facts. */
async function stateFacts(
  transaction: Transaction,
  listingId: number,
  statements: Readonly<Partial<Record<ReportableFactKey, StatedFact>>>,
): Promise<void> {
  const said = new Map(
    (await readFactRecord(transaction, listingId))
      .filter(({ changedBy }) => changedBy === "content")
      .map(({ key, after }) => [key, after]),
  );
  const says = new Map(
    reportableFactKeys.flatMap((key) => {
      const stated = statements[key];
      if (stated === undefined) return [];
      const { checked, ...fact } = stated;
      return [[key, factValue.parse({ ...fact, checkedOn: checked })] as const];
    }),
  );
  const changed = [...new Set([...said.keys(), ...says.keys()])].filter(
    (key) => JSON.stringify(said.get(key) ?? null) !== JSON.stringify(says.get(key) ?? null),
  );
  await addToFactRecord(
    transaction,
    listingId,
    changed.map((key) => ({ key, changedBy: "content", after: says.get(key) ?? null })),
  );
}
