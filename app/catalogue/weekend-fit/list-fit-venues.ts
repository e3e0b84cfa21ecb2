import type { Directory } from "#app/catalogue/directory/directory.server.ts";

import type { FitVenue } from "./fit-venue.ts";
import { toFitVenue } from "./to-fit-venue.ts";

type Venues = Pick<Directory, "inCategory" | "listing" | "quotedMeal">;

/** The public venues as the rules know them, by id. */
export function listFitVenues(directory: Venues): FitVenue[] {
  return ratedVenues(directory).map(({ venue }) => venue);
}

/** The best rated of them, best first. */
export function listBestFitVenues(directory: Venues, most: number): FitVenue[] {
  return ratedVenues(directory)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, most)
    .map(({ venue }) => venue);
}

function ratedVenues({ inCategory, listing, quotedMeal }: Venues) {
  return inCategory("venues").flatMap(({ id, rating }) => {
    const found = listing(id);
    const venue = found && toFitVenue(found, quotedMeal);
    return venue === null ? [] : [{ venue, rating: rating ?? 0 }];
  });
}
