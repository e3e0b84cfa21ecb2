import { parseSavedIds } from "#app/directory/directory-query.ts";

import { venueGroups, type VenueGroupId } from "#app/visitor/venues/venue-groups.ts";
import { venueNeeds, type VenueNeedId } from "#app/visitor/venues/venue-needs.ts";

/** Everything that decides which venues /venues shows. The address is its only store. */
export type VenueQuery = {
  group: VenueGroupId | null;
  /** Size of the party, in people. */
  guests: number | null;
  needs: readonly VenueNeedId[];
  /** Listing ids of a shared list: not a filter, but it stays in the address. */
  saved: readonly number[];
};

export const emptyVenueQuery: VenueQuery = { group: null, guests: null, needs: [], saved: [] };

/** The largest party that the form takes. */
export const mostGuests = 5000;

/**
 * Reads the address of /venues. Whatever it does not know is ignored. Of a key that stands twice and
 * means one thing, the last one counts, so that a button in the form can overrule the field before it.
 */
export function parseVenueQuery(parameters: URLSearchParams): VenueQuery {
  const last = (key: string) => parameters.getAll(key).at(-1) ?? "";
  const named = parameters.getAll("need");
  return {
    group: venueGroups.find(({ id }) => id === last("group"))?.id ?? null,
    guests: parseGuests(last("guests")),
    needs: venueNeeds.map(({ id }) => id).filter((id) => named.includes(id)),
    saved: parseSavedIds(last("saved")),
  };
}

/**
 * The canonical address of a query: keys in one order, what is not asked for left out.
 * @returns '' or a search string that begins with '?'
 */
export function formatVenueQuery(query: VenueQuery, theme: string | null = null): string {
  const parameters = new URLSearchParams();
  if (query.group !== null) parameters.append("group", query.group);
  if (query.guests !== null) parameters.append("guests", String(query.guests));
  for (const need of query.needs) parameters.append("need", need);
  if (query.saved.length > 0) parameters.append("saved", query.saved.join(","));
  if (theme !== null) parameters.append("theme", theme);
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** A number of guests that a visitor may have written; null when it is none from 1 to 5000. */
export function parseGuests(text: string): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const guests = Number(text);
  return guests >= 1 && guests <= mostGuests ? guests : null;
}

/** Whether the query leaves anything out. */
export function isFiltering({ group, guests, needs }: VenueQuery): boolean {
  return group !== null || guests !== null || needs.length > 0;
}
