import { filterVenues, findConcessions, type Concession } from "#app/visitor/venues/filter-venues.ts";
import type { VenueQuery } from "./venue-query.ts";
import type { VenueSummary } from "#app/visitor/venues/venue-summary.ts";

/** A page may have so many: the browser then filters them by itself. */
const mostOnPage = 200;
/** Of more venues so many are shown that suit, and as many that are worth asking. */
export const mostShown = 48;

/** The venues of the page of all venues. */
export type ShownVenues = {
  /** All of them; of very many those that the query finds first. */
  venues: readonly VenueSummary[];
  /** Those that hang on the wall, whatever was asked for. */
  wall: readonly VenueSummary[];
  /** What the server has found; null where the page has all venues. */
  found: FoundVenues | null;
};

/** What a query finds among more venues than a page has. */
export type FoundVenues = {
  query: VenueQuery;
  matches: number;
  worthAsking: number;
  concessions: readonly Concession[];
};

/**
 * What the page shows for a query. What is sent of very many venues is what filterVenues puts first, so
 * that it finds the same among them again.
 * @param wall slugs of the venues on the wall, of all themes
 */
export function showVenues(
  venues: readonly VenueSummary[],
  query: VenueQuery,
  wall: readonly string[],
): ShownVenues {
  const onWall = venues.filter(({ card }) => wall.includes(card.slug));
  if (venues.length <= mostOnPage) return { venues, wall: onWall, found: null };
  const { matches, worthAsking } = filterVenues(venues, query);
  const first = [...matches.slice(0, mostShown), ...worthAsking.slice(0, mostShown)];
  return {
    venues: first.map(({ venue }) => venue),
    wall: onWall,
    found: {
      query,
      matches: matches.length,
      worthAsking: worthAsking.length,
      concessions: matches.length === 0 ? findConcessions(venues, query).slice(0, 3) : [],
    },
  };
}

let pageHasAll = true;

/** Says whether the page that is shown has all venues, so that a change of the filters asks nobody. */
export function notePageHasAll(hasAll: boolean): void {
  pageHasAll = hasAll;
}

export const hasAllVenues = (): boolean => pageHasAll;
