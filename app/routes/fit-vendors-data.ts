import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { maxSentListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import { listFitVendors } from "#app/catalogue/weekend-fit/vendors/list-fit-vendors.ts";
import { trimFitVendor } from "#app/catalogue/weekend-fit/vendors/trim-fit-vendor.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/fit-vendors-data";

/**
 * The best rated vendors of each category that a weekend may need, best first, as a plan takes them along for when
 * it has no signal.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const today = albertaDate(new Date());
  const kinds = vendorKinds.map(({ id }) => id);
  const vendors = listFitVendors(directory, kinds, maxSentListings).map((vendor) =>
    trimFitVendor(vendor, today),
  );
  return Response.json(vendors, { headers: { "Cache-Control": "public, max-age=300" } });
}
