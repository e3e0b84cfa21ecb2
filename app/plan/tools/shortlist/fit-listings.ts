import { vendorKinds, type VendorKindId } from "#content/fit/vendor-kinds.ts";
import { maxOfflineListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { FitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor.ts";

/** Businesses as the rules know them; vendors are null where this device never saw them. */
export type FitListings = {
  venues: readonly FitVenue[];
  vendors: readonly FitVendor[] | null;
  /** Categories of which more are listed than these. */
  cut: ReadonlySet<string>;
};

/**
 * What a plan reckons with, of what was sent: as many of each category as a device keeps.
 * @param venues best first
 * @param vendors best of each category first
 */
export function keepFitListings(
  venues: readonly FitVenue[],
  vendors: readonly FitVendor[] | null,
): FitListings {
  const ofCategory = [...Map.groupBy(vendors ?? [], ({ category }) => category)];
  return {
    // As the site's own search has them, so that both say the same.
    venues: venues.slice(0, maxOfflineListings).toSorted((a, b) => a.cost.id - b.cost.id),
    vendors: vendors && ofCategory.flatMap(([, sent]) => sent.slice(0, maxOfflineListings)),
    cut: new Set(
      [["venues", venues] as const, ...ofCategory].flatMap(([category, sent]) =>
        sent.length > maxOfflineListings ? [category] : [],
      ),
    ),
  };
}

/** Whether more venues are listed, or vendors of a category that is needed, than a device keeps. */
export function isCut({ cut }: FitListings, needed: readonly VendorKindId[]): boolean {
  return (
    cut.has("venues") || vendorKinds.some(({ id, category }) => needed.includes(id) && cut.has(category))
  );
}
