import { useQueryInAddress } from "#app/address/use-query-in-address.ts";

import { formatVenueQuery, parseVenueQuery, type VenueQuery } from "./venue-query.ts";

export type VenueControls = {
  query: VenueQuery;
  /** A choice: it takes effect at once and adds to the history. */
  choose: (change: Partial<VenueQuery>) => void;
  /** A keystroke: it takes effect at once; the address follows and replaces the history entry. */
  type: (change: Partial<VenueQuery>) => void;
  /** Where a change would lead, for links. */
  hrefOf: (change: Partial<VenueQuery>) => string;
};

const inAddress = { parse: parseVenueQuery, format: formatVenueQuery };

/** The visitor's wishes on /venues. */
export function useVenueQuery(): VenueControls {
  const { query, choose, type, searchOf } = useQueryInAddress(inAddress);
  return { query, choose, type, hrefOf: (change) => `/venues${searchOf({ ...query, ...change })}` };
}
