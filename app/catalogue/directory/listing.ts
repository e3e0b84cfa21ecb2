import type { ListingCard } from "./listing-card.ts";
import type { ListingPicture } from "./listing-picture.ts";

/** Where a statement about a venue comes from. */
type Provenance = { source: string; checkedOn: string; confidence: string };

/** What a venue has beyond a vendor; a fact without a row is unknown. */
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
  /** Where the number of guests comes from, when it is a fact and not of content/. */
  guestsFact: ({ status: string; saidBy: string } & Provenance) | null;
};

/** What a couple wrote of a business, as everybody reads it. */
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

/** How many reviews our desk took off a page, by the reason that it gave. */
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
  /** What it shows of its work, in its order. */
  pictures: readonly ListingPicture[];
  /** Days on which it says that it is taken, in order. */
  taken: readonly string[];
  /** Up to this day it says to be free on all others; null: of those it says nothing. */
  freeUntil: string | null;
  /** Enquiries are mailed to it: its address was confirmed, and it wants them. */
  reachable: boolean;
  /** The newest first. */
  reviews: readonly Review[];
  removedReviews: readonly RemovedReviews[];
  /** The business keeps it itself: an address of it was confirmed. */
  claimed: boolean;
  venue: VenueDetails | null;
};
