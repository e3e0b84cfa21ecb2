import { filterVenues, findVenueRelaxations, type VenueRelaxation } from "./filter-venues.ts";
import type { VenueQuery } from "./venue-query.ts";
import type { ListedVenue, VenueSummary } from "./venue-summary.ts";

/** Maximum venues of a page that the browser filters by itself. */
const mostOnPage = 200;
/** With more venues, the maximum of matches shown, and of venues worth asking. */
export const maxVenuesShown = 48;

/** The venues of the page of all venues. */
export type VenuesPageData = {
  /** All of them; with very many, the first results of the query. */
  venues: readonly ListedVenue[];
  /** The featured venues, whatever the query. */
  wall: readonly VenueSummary[];
  /** The server's results; null where the page has all venues. */
  found: VenueMatches | null;
};

/** The results of a query among more venues than a page has. */
export type VenueMatches = {
  query: VenueQuery;
  matches: number;
  worthAsking: number;
  concessions: readonly VenueRelaxation[];
};

/**
 * Data of the page for a query. With very many venues it contains those that filterVenues puts first, so that
 * the browser finds the same among them again.
 * @param wall slugs of the featured venues, of all themes
 */
export function buildVenuesPage(
  venues: readonly VenueSummary[],
  query: VenueQuery,
  wall: readonly string[],
): VenuesPageData {
  const onWall = venues.filter(({ card }) => wall.includes(card.slug));
  if (venues.length <= mostOnPage) return { venues: venues.map(listed), wall: onWall, found: null };
  const { matches, worthAsking } = filterVenues(venues, query);
  const first = [...matches.slice(0, maxVenuesShown), ...worthAsking.slice(0, maxVenuesShown)];
  return {
    venues: first.map(({ venue }) => listed(venue)),
    wall: onWall,
    found: {
      query,
      matches: matches.length,
      worthAsking: worthAsking.length,
      concessions: matches.length === 0 ? findVenueRelaxations(venues, query).slice(0, 3) : [],
    },
  };
}

/** Without what only posters show: a page has this of every venue. */
function listed({ amenities: _, ...venue }: VenueSummary): ListedVenue {
  return venue;
}

let pageHasAll = true;

/** Whether the current page has all venues, so that a change of the filters needs no request. */
export function setHasAllVenues(hasAll: boolean): void {
  pageHasAll = hasAll;
}

/** What the current page last told `setHasAllVenues`; true before it has. */
export const hasAllVenues = (): boolean => pageHasAll;
