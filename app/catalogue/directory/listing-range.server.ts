import { between, type AnyColumn, type SQL } from "drizzle-orm";

/** Listings with ids in a range, both ends included. */
export type ListingRange = { first: number; last: number };

/** Whether a row belongs to a listing of the range. @param column the id of the listing */
export function withinRange(column: AnyColumn, { first, last }: ListingRange): SQL {
  return between(column, first, last);
}
