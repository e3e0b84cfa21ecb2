import { parseSavedIds, savedListQueryKeys } from "#app/catalogue/directory/saved-ids.ts";

import { themeQueryKey } from "#app/site/theme/theme-name.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";
import type { VenueGroupId } from "#content/catalogue/venue-profile.ts";
import { venueGroups } from "./venue-groups.ts";
import { venueNeeds, type VenueNeedId } from "./venue-needs.ts";

/** Everything that decides which venues /venues shows. The URL is its only store. */
export type VenueQuery = {
  group: VenueGroupId | null;
  /** Size of the party, in people. */
  guests: number | null;
  needs: readonly VenueNeedId[];
  /** Listing ids of a shared list: not a filter, but it stays in the URL. */
  saved: readonly number[];
};

/** Every key that the filters of /venues read of its address. */
export const venueQueryKeys = ["group", "guests", "need", ...savedListQueryKeys] as const;

type VenueQueryKey = (typeof venueQueryKeys)[number];

export const emptyVenueQuery: VenueQuery = { group: null, guests: null, needs: [], saved: [] };

/** The largest accepted party. */
export const maxFilterGuests = 5000;

/**
 * Parses the URL of /venues. Unknown parts are ignored. Where a single-valued key occurs twice, the last one
 * counts, so that a button in the form can override the field before it.
 */
export function parseVenueQuery(parameters: URLSearchParams): VenueQuery {
  const { all, last } = readQuery(parameters, venueQueryKeys);
  const named = all("need");
  return {
    group: venueGroups.find(({ id }) => id === last("group"))?.id ?? null,
    guests: parseGuests(last("guests")),
    needs: venueNeeds.map(({ id }) => id).filter((id) => named.includes(id)),
    saved: parseSavedIds(last("saved")),
  };
}

/**
 * The canonical URL of a query: keys in one order, unset ones left out.
 * @returns '' or a search string that begins with '?'
 */
export function formatVenueQuery(query: VenueQuery, theme: string | null = null): string {
  const parameters = new URLSearchParams();
  const append = (key: VenueQueryKey, value: string) => parameters.append(key, value);
  if (query.group !== null) append("group", query.group);
  if (query.guests !== null) append("guests", String(query.guests));
  for (const need of query.needs) append("need", need);
  if (query.saved.length > 0) append("saved", query.saved.join(","));
  if (theme !== null) parameters.append(themeQueryKey, theme);
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** A number of guests from a visitor's text; null when it is not from 1 to 5000. */
export function parseGuests(text: string): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const guests = Number(text);
  return guests >= 1 && guests <= maxFilterGuests ? guests : null;
}

/** Whether the query filters anything. */
export function isFiltering({ group, guests, needs }: VenueQuery): boolean {
  return group !== null || guests !== null || needs.length > 0;
}
