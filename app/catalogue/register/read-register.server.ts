import { asc, eq } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { listingContacts, listings } from "#database/schema/index.ts";

import type { RegisteredVendor } from "./plan-import.ts";
import { vendorFieldsSchema, type VendorFields } from "./vendor-fields.ts";

type ListingRow = typeof listings.$inferSelect;

/** Every present and former listing, in the order of the ids, with its source. */
export async function readRegister(database: Database | Transaction): Promise<RegisteredVendor[]> {
  const rows = await database
    .select({ row: listings, owner: listingContacts.listingId })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .orderBy(asc(listings.id));
  return rows.map(({ row, owner }) => ({
    id: row.id,
    origin: row.origin,
    state: listingState(row),
    owned: owner !== null,
    fields: vendorFieldsOfRow(row),
  }));
}

/** Whether the public sees a listing; 'removed' takes precedence over 'paused', and that over 'retired'. */
export function listingState({
  retiredAt,
  removedAt,
  pausedAt,
}: Pick<ListingRow, "retiredAt" | "removedAt" | "pausedAt">): RegisteredVendor["state"] {
  if (removedAt !== null) return "removed";
  if (pausedAt !== null) return "paused";
  return retiredAt === null ? "live" : "retired";
}

/** The part of a row that a vendor file can contain. */
export function vendorFieldsOfRow(row: ListingRow): VendorFields {
  const { priceLowest, priceHighest } = row;
  return vendorFieldsSchema.parse({
    ...row,
    price: priceLowest === null || priceHighest === null ? null : [priceLowest, priceHighest],
  });
}
