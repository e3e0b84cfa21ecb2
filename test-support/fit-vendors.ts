import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { toFitVendor } from "#app/catalogue/weekend-fit/vendors/list-fit-vendors.ts";
import type { FitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor.ts";

/** All vendors as content/ has them, without calendars. */
export function contentFitVendors(): FitVendor[] {
  const { listings, vendorFacts } = readCatalogue();
  return listings
    .filter(({ category }) => category !== "venues")
    .map((listing) =>
      toFitVendor({
        card: listing,
        offers: listing.offers,
        travels: listing.travels,
        taken: [],
        freeUntil: null,
        facts: Object.entries(vendorFacts.find(({ slug }) => slug === listing.slug)?.facts ?? {}).map(
          ([key, { checked, ...fact }]) => ({ ...fact, key, checkedOn: checked, saidBy: "content" }),
        ),
      }),
    );
}
