import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";
import { aged, type Aged } from "#app/venue-facts/fact-age.ts";

/** A listing that is a venue, with the age of all that is said of it. */
export type ComparedVenue = Omit<Listing, "venue"> & {
  venue: Omit<VenueDetails, "facts" | "rooms" | "guestsFact"> & {
    facts: readonly Aged<VenueDetails["facts"][number]>[];
    rooms: readonly Aged<VenueDetails["rooms"][number]>[];
    guestsFact: Aged<NonNullable<VenueDetails["guestsFact"]>> | null;
  };
};

/**
 * A listing as the comparison shows it; null for one that is no venue.
 * @param today day in Alberta
 */
export function comparedVenue({ venue, ...listing }: Listing, today: string): ComparedVenue | null {
  if (venue === null) return null;
  const { facts, rooms, guestsFact } = venue;
  return {
    ...listing,
    venue: {
      ...venue,
      facts: facts.map((fact) => aged(fact, today)),
      rooms: rooms.map((room) => aged(room, today)),
      guestsFact: guestsFact && aged(guestsFact, today),
    },
  };
}
