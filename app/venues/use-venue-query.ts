import { useQueryInAddress, type QueryInAddress } from "#app/site/url-state/use-url-query.ts";

import { formatVenueQuery, parseVenueQuery, type VenueQuery } from "./venue-query.ts";

export type VenueControls = Omit<QueryInAddress<VenueQuery>, "searchOf"> & {
  /** Where a change would lead, for links. */
  hrefOf: (change: Partial<VenueQuery>) => string;
};

const inAddress = { parse: parseVenueQuery, format: formatVenueQuery };

/** The visitor's wishes on /venues. */
export function useVenueQuery(): VenueControls {
  const { searchOf, ...controls } = useQueryInAddress(inAddress);
  return { ...controls, hrefOf: (change) => `/venues${searchOf({ ...controls.query, ...change })}` };
}
