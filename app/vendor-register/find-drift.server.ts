import { and, eq, isNotNull } from "drizzle-orm";

import type { Catalogue } from "#content/catalogue/catalogue.ts";
import type { Database } from "#database/database.ts";
import { hashOf } from "#database/load-catalogue.ts";
import { listings } from "#database/schema/index.ts";

import { titleOf } from "./check-vendor.ts";
import { fieldsOf } from "./register.server.ts";
import { vendorColumns } from "./vendor-columns.ts";

export type Drift = {
  id: number;
  name: string;
  editedAt: Date;
  /** What happened to the entry since the row was last written from it. */
  entry: "changed" | "gone";
  /** Where the two say different things now, as a vendor file would write them. */
  differences: { field: string; here: string; content: string }[];
};

/** Rows that were edited here and whose entry in content/ has changed since: a person has to decide. */
export async function findDrift(database: Database, catalogue: Catalogue): Promise<Drift[]> {
  const edited = await database
    .select()
    .from(listings)
    .where(and(isNotNull(listings.editedAt), eq(listings.origin, "content")))
    .orderBy(listings.id);
  const entryOf = new Map(catalogue.listings.map((entry) => [entry.id, entry]));
  const profileOf = new Map(catalogue.profiles.map((profile) => [profile.slug, profile]));
  return edited.flatMap((row): Drift[] => {
    if (row.editedAt === null) return [];
    const about = { id: row.id, name: row.name, editedAt: row.editedAt };
    const entry = entryOf.get(row.id);
    if (entry === undefined) return [{ ...about, entry: "gone", differences: [] }];
    if (hashOf(entry, profileOf.get(entry.slug)) === row.contentHash) return [];
    const here = fieldsOf(row);
    const differences = vendorColumns
      .map(({ field, write }) => ({ field: titleOf(field), here: write(here), content: write(entry) }))
      .filter((difference) => difference.here !== difference.content);
    return [{ ...about, entry: "changed", differences }];
  });
}
