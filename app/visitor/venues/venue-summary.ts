import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";

import { venueNeeds, type VenueNeedId } from "./venue-needs.ts";

export type VenueAnswer = "yes" | "no" | "depends";

/** Guest capacity of a venue. */
export type GuestCapacity = {
  /** The smallest accepted party, where it names one. */
  from: number | null;
  to: number;
  /** The largest standing reception in a room, where that is more. */
  standing: number;
  /** The figure is only our own estimate. */
  estimated: boolean;
};

/** What the venues' cards read of a listing; a page has it of every venue. */
type VenueListing = Omit<ListingCard, "tags" | "keywords" | "website" | "calendar">;

/** A venue as read by the cards and the filter of /venues. */
export type ListedVenue = {
  card: VenueListing;
  type: string;
  groups: readonly string[];
  capacity: string | null;
  party: GuestCapacity | null;
  bestSeasons: readonly string[];
  features: readonly string[];
  /** Only facts that are certain enough to filter by. */
  answers: Readonly<Partial<Record<VenueNeedId, VenueAnswer>>>;
};

/** A venue as read by posters and spotlights too. */
export type VenueSummary = ListedVenue & { amenities: readonly string[] };

/** The compact form of a venue; null for a listing that is not one. */
export function summarizeVenue({ card, venue }: Listing): VenueSummary | null {
  if (venue === null) return null;
  const { type, groups, capacity, bestSeasons, features, amenities } = venue;
  const {
    tags: _tags,
    keywords: _keywords,
    spellings: _spellings,
    website: _website,
    calendar: _calendar,
    ...listed
  } = card;
  return {
    card: listed,
    type,
    groups,
    capacity,
    party: readParty(venue),
    bestSeasons,
    features,
    amenities,
    answers: readAnswers(venue.facts),
  };
}

function readParty({ guestsFrom, guestsTo, guestsFact, rooms }: VenueDetails): GuestCapacity | null {
  if (guestsTo === null) return null;
  const behind = rooms.filter(({ guests }) => guests === guestsTo);
  return {
    from: guestsFrom,
    to: guestsTo,
    standing: Math.max(
      guestsTo,
      ...rooms.filter(({ layout }) => layout === "standing").map(({ guests }) => guests),
    ),
    // The venue's own figure is not an estimate of ours.
    estimated:
      guestsFact === null && behind.length > 0 && behind.every(({ confidence }) => confidence === "low"),
  };
}

/** An uncertain 'no' counts as unknown, so that it hides nothing; an uncertain 'yes' is no promise. */
function readAnswers(facts: VenueDetails["facts"]): VenueSummary["answers"] {
  const answers: Partial<Record<VenueNeedId, VenueAnswer>> = {};
  for (const { id, fact } of venueNeeds) {
    const known = facts.find(({ key }) => key === fact);
    const certain = known?.confidence !== "low";
    if (known?.answer === "depends") answers[id] = "depends";
    if (known?.answer === "yes") answers[id] = certain ? "yes" : "depends";
    if (known?.answer === "no" && certain) answers[id] = "no";
  }
  return answers;
}
