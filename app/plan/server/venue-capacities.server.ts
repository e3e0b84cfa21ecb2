import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { VenueDetails } from "#app/catalogue/directory/listing.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";

import type { VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";

/** Capacities and music hours of the venues, for couples' schedules. */
export function venueCapacitiesOf({
  inCategory,
  listing,
}: Pick<Directory, "inCategory" | "listing">): VenueCapacity[] {
  return inCategory("venues").flatMap((card): VenueCapacity[] => {
    const venue = listing(card.id)?.venue;
    if (!venue) return [];
    return [
      {
        name: card.name,
        path: listingPath(card),
        guests: venue.guestsTo,
        rooms: venue.rooms.map(({ name, guests }) => ({ name, guests })),
        music: venue.facts.find(({ key }) => key === "liveMusicUntil")?.text ?? null,
        sample: card.fictional,
        at: card.fictional ? null : positionOf(venue),
      },
    ];
  });
}

const positionOf = ({ longitude, latitude }: VenueDetails): VenueCapacity["at"] =>
  longitude === null || latitude === null ? null : [longitude, latitude];
