import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";
import { datedFacts, unknownFacts } from "#app/catalogue/venue-facts/unknown-facts.ts";
import { withAge, type WithAge } from "#app/catalogue/venue-facts/fact-age.ts";

/** A listing that is a venue, with the age of all its statements. */
export type ComparedVenue = Omit<Listing, "venue"> & {
  venue: Omit<VenueDetails, "facts" | "rooms" | "guestsFact"> & {
    facts: readonly WithAge<VenueDetails["facts"][number]>[];
    rooms: readonly WithAge<VenueDetails["rooms"][number]>[];
    guestsFact: WithAge<NonNullable<VenueDetails["guestsFact"]>> | null;
  };
  /** How many facts nobody knows of it, or knew only over a year ago. */
  unknown: number;
};

/**
 * A listing in the comparison; null for one that is not a venue.
 * @param today day in Alberta
 */
export function toComparedVenue({ venue, ...listing }: Listing, today: string): ComparedVenue | null {
  if (venue === null) return null;
  const { facts, rooms, guestsFact } = venue;
  return {
    ...listing,
    unknown: unknownFacts("venues", datedFacts(venue), today).length,
    venue: {
      ...venue,
      facts: facts.map((fact) => withAge(fact, today)),
      rooms: rooms.map((room) => withAge(room, today)),
      guestsFact: guestsFact && withAge(guestsFact, today),
    },
  };
}
