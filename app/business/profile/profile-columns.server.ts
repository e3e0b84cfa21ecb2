import { vendorProfileSchema, type VendorProfile } from "./profile.ts";

/** A listing's own texts as columns of its row. */
export function profileColumns({ price, ...fields }: VendorProfile) {
  return { ...fields, priceLowest: price?.[0] ?? null, priceHighest: price?.[1] ?? null };
}

type Columns = ReturnType<typeof profileColumns>;

/** The columns that a business can write. */
export function profileFromRow(row: { [Column in keyof Columns]: unknown }): VendorProfile {
  const { priceLowest, priceHighest } = row;
  return vendorProfileSchema.parse({
    ...row,
    price: priceLowest === null || priceHighest === null ? null : [priceLowest, priceHighest],
  });
}
