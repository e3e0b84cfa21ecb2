import type { ListingCard } from "./listing-card.ts";
import type { ListingPicture } from "./listing-picture.ts";

/** The source of a statement about a venue. */
type Provenance = { source: string; checkedOn: string; confidence: string };

/** What a venue has in addition to a vendor; a fact without a row is unknown. */
export type VenueDetails = {
  type: string;
  groups: readonly string[];
  province: string;
  latitude: number | null;
  longitude: number | null;
  capacity: string | null;
  guestsFrom: number | null;
  guestsTo: number | null;
  bestSeasons: readonly string[];
  features: readonly string[];
  amenities: readonly string[];
  specialFeatures: readonly string[];
  rooms: readonly ({ name: string; layout: string; guests: number } & Provenance)[];
  facts: readonly ({
    key: string;
    status: string;
    answer: string | null;
    text: string;
    saidBy: string;
  } & Provenance)[];
  /** Source of the guest capacity, when it is a fact and not from content/. */
  guestsFact: ({ status: string; saidBy: string } & Provenance) | null;
};

/** What is known of a vendor that is no venue; only the fact 'guests' has numbers. */
export type VendorFact = VenueDetails["facts"][number] & {
  guestsFrom: number | null;
  guestsTo: number | null;
};

/** A couple's published review of a business. */
export type Review = {
  id: number;
  /** Empty where the couple's name was erased. */
  author: string;
  stars: number;
  text: string;
  /** Month of the wedding, such as '2026-06', where the couple shows it. */
  month: string | null;
  publishedAt: Date;
  answer: { text: string; at: Date } | null;
};

/** How many reviews the desk removed from a page, by reason. */
export type RemovedReviews = { reason: string; count: number };

/** A listing with everything that its own page shows. */
export type Listing = {
  card: ListingCard;
  about: readonly string[];
  offers: readonly string[];
  traditions: readonly string[];
  languages: readonly string[];
  travels: string | null;
  phone: string | null;
  email: string | null;
  /** Pictures of its work, in its order. */
  pictures: readonly ListingPicture[];
  /** Days that it marked as taken, in order. */
  taken: readonly string[];
  /** Up to this day it says it is free on all other days; null: it says nothing about them. */
  freeUntil: string | null;
  /** When it last said so, or its calendar was last read: a day in Alberta; null: not known. */
  datesAsOf: string | null;
  /** Its taken days come from a file of that day, which nobody reads again. */
  datesFromFile?: true;
  /** Enquiries are mailed to it: its email is confirmed, and it wants them. */
  reachable: boolean;
  /** Newest first. */
  reviews: readonly Review[];
  removedReviews: readonly RemovedReviews[];
  /** The business maintains the listing itself: one of its emails is confirmed. */
  claimed: boolean;
  venue: VenueDetails | null;
  /** What is known of a vendor, with its source; what is known of a venue is in `venue`. */
  facts: readonly VendorFact[];
};

/** Whether a listing says how to reach a business, and nothing of what it does: its own words are still to come. */
export function isBare({ about, offers }: Pick<Listing, "about" | "offers">): boolean {
  return about.length === 0 && offers.length === 0;
}
