import { asc } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { listings } from "#database/schema/index.ts";

import type { RegisteredVendor } from "./plan-import.ts";
import { vendorFields, type VendorFields } from "./vendor-fields.ts";

type ListingRow = typeof listings.$inferSelect;

/** Every listing that there is or was, in the order of the ids, with where it came from. */
export async function readRegister(
  database: Database | Transaction,
): Promise<(RegisteredVendor & { origin: string })[]> {
  const rows = await database.select().from(listings).orderBy(asc(listings.id));
  return rows.map((row) => ({
    id: row.id,
    origin: row.origin,
    state: stateOf(row),
    fields: fieldsOf(row),
  }));
}

/** Whether the public sees a listing; 'removed' weighs more than 'retired'. */
export function stateOf({
  retiredAt,
  removedAt,
}: Pick<ListingRow, "retiredAt" | "removedAt">): RegisteredVendor["state"] {
  if (removedAt !== null) return "removed";
  return retiredAt === null ? "live" : "retired";
}

/** What of a row a vendor file can say. */
export function fieldsOf(row: ListingRow): VendorFields {
  const { priceLowest, priceHighest } = row;
  return vendorFields.parse({
    ...row,
    price: priceLowest === null || priceHighest === null ? null : [priceLowest, priceHighest],
  });
}
