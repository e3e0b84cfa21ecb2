import { and, eq, isNotNull, isNull, or } from "drizzle-orm";

import type { Catalogue } from "#content/catalogue/catalogue.ts";
import type { Database } from "#database/database.ts";
import { hashEntry } from "#database/load-catalogue.ts";
import { listingContacts, listings } from "#database/schema/index.ts";

import { columnTitle } from "#app/catalogue/register/validate-vendor.ts";
import { vendorFieldsOfRow } from "#app/catalogue/register/read-register.server.ts";
import { vendorColumns } from "#app/catalogue/register/vendor-columns.ts";
import { noOutreach } from "#app/catalogue/register/vendor-fields.ts";

export type Drift = {
  id: number;
  name: string;
  /** Or, where nobody edited it, since when its business maintains it. */
  editedAt: Date;
  /** What happened to the entry since the row was last written from it. */
  entry: "changed" | "gone";
  /** The differing values, in the format of a vendor file. */
  differences: { field: string; here: string; content: string }[];
};

/**
 * Rows that were edited here and whose entry in content/ has changed since, and those that a business
 * maintains and content/ has dropped: a person has to decide.
 */
export async function findDrift(database: Database, catalogue: Catalogue): Promise<Drift[]> {
  const edited = await database
    .select({ row: listings, keptSince: listingContacts.confirmedAt })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(
      and(
        eq(listings.origin, "content"),
        or(isNotNull(listings.editedAt), and(isNotNull(listingContacts.email), isNull(listings.retiredAt))),
      ),
    )
    .orderBy(listings.id);
  const entryOf = new Map(catalogue.listings.map((entry) => [entry.id, entry]));
  const furtherOf = new Map(
    [...catalogue.profiles, ...catalogue.vendorFacts].map((further) => [further.slug, further]),
  );
  return edited.flatMap(({ row, keptSince }): Drift[] => {
    const editedAt = row.editedAt ?? keptSince;
    if (editedAt === null) return [];
    const about = { id: row.id, name: row.name, editedAt };
    const entry = entryOf.get(row.id);
    if (entry === undefined) return [{ ...about, entry: "gone", differences: [] }];
    if (row.editedAt === null || hashEntry(entry, furtherOf.get(entry.slug)) === row.contentHash) return [];
    const here = { ...vendorFieldsOfRow(row), ...noOutreach };
    const differences = vendorColumns
      .map(({ field, write }) => ({
        field: columnTitle(field),
        here: write(here),
        content: write({ ...entry, ...noOutreach }),
      }))
      .filter((difference) => difference.here !== difference.content);
    return [{ ...about, entry: "changed", differences }];
  });
}
