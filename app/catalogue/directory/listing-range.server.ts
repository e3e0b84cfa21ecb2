import { between, type AnyColumn, type SQL } from "drizzle-orm";

/** Listings whose ids lie between two, both included. */
export type ListingRange = { first: number; last: number };

/** Whether a row belongs to a listing of the range. @param column the id of the listing */
export function withinRange(column: AnyColumn, { first, last }: ListingRange): SQL {
  return between(column, first, last);
}
