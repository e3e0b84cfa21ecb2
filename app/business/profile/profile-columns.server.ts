import { vendorProfile, type VendorProfile } from "./profile.ts";

/** A listing's own words as columns of its row. */
export function profileColumns({ price, ...fields }: VendorProfile) {
  return { ...fields, priceLowest: price?.[0] ?? null, priceHighest: price?.[1] ?? null };
}

type Columns = ReturnType<typeof profileColumns>;

/** What of a row its business can say. */
export function profileOf(row: { [Column in keyof Columns]: unknown }): VendorProfile {
  const { priceLowest, priceHighest } = row;
  return vendorProfile.parse({
    ...row,
    price: priceLowest === null || priceHighest === null ? null : [priceLowest, priceHighest],
  });
}
