import { href } from "react-router";
import { useUrlQuery, type UrlQuery } from "#app/site/url-state/use-url-query.ts";

import { formatVenueQuery, parseVenueQuery, type VenueQuery } from "./venue-query.ts";

export type VenueControls = Omit<UrlQuery<VenueQuery>, "searchOf"> & {
  /** The URL after a change, for links. */
  hrefOf: (change: Partial<VenueQuery>) => string;
};

const inAddress = { parse: parseVenueQuery, format: formatVenueQuery };

/** The visitor's query on /venues. */
export function useVenueQuery(): VenueControls {
  const { searchOf, ...controls } = useUrlQuery(inAddress);
  return {
    ...controls,
    hrefOf: (change) => `${href("/venues")}${searchOf({ ...controls.query, ...change })}`,
  };
}
