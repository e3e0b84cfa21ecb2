import { asc } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { facts, rooms, venueProfiles } from "#database/schema/index.ts";

import { withinRange, type ListingRange } from "./listing-range.server.ts";
import type { VenueDetails } from "./listing.ts";
import { guestCapacityOf } from "./venue-guest-capacity.ts";

/** What venues have in addition to vendors, by listing. */
export async function readVenues(
  database: Transaction,
  range: ListingRange,
): Promise<Map<number, VenueDetails>> {
  const profiles = await database
    .select()
    .from(venueProfiles)
    .where(withinRange(venueProfiles.listingId, range));
  if (profiles.length === 0) return new Map();
  const roomsOf = Map.groupBy(
    await database
      .select()
      .from(rooms)
      .where(withinRange(rooms.listingId, range))
      .orderBy(asc(rooms.position)),
    ({ listingId }) => listingId,
  );
  const factsOf = Map.groupBy(
    await database.select().from(facts).where(withinRange(facts.listingId, range)),
    ({ listingId }) => listingId,
  );
  return new Map(
    profiles.map(({ listingId, ...profile }) => [
      listingId,
      { ...profile, ...withFacts(profile, roomsOf.get(listingId) ?? [], factsOf.get(listingId) ?? []) },
    ]),
  );
}

/** Rooms and facts of a venue; the guest capacity is a fact that belongs in its profile. */
function withFacts(
  profile: Parameters<typeof guestCapacityOf>[0],
  ownRooms: VenueDetails["rooms"],
  ownFacts: readonly (typeof facts.$inferSelect)[],
) {
  return {
    ...guestCapacityOf(profile, ownRooms, ownFacts.find(isGuests)),
    rooms: ownRooms,
    facts: ownFacts.filter((fact) => !isGuests(fact)),
  };
}

const isGuests = ({ key }: { key: string }) => key === "guests";
