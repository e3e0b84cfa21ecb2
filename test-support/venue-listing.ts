import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";

/** A card with default values. */
export const plainCard: ListingCard = {
  id: 1,
  slug: "a-hall",
  name: "A hall",
  category: "venues",
  description: "A hall of which nothing is known.",
  tags: [],
  services: [],
  location: "Calgary",
  price: null,
  rating: null,
  reviewCount: 0,
  responseTime: null,
  featured: false,
  website: null,
  southAsian: false,
  fictional: false,
  sampleFigures: false,
  image: null,
  keywords: [],
};

/** A venue of which nothing is known except the test's values. */
export function venueListing(
  venue: Partial<VenueDetails> = {},
  about: Partial<ListingCard> = {},
  contact: Partial<Pick<Listing, "phone" | "email">> = {},
): Listing {
  return {
    card: { ...plainCard, ...about },
    about: [],
    offers: [],
    traditions: [],
    languages: [],
    travels: null,
    phone: null,
    email: null,
    pictures: [],
    taken: [],
    freeUntil: null,
    datesAsOf: null,
    reachable: false,
    reviews: [],
    removedReviews: [],
    claimed: false,
    facts: [],
    ...contact,
    venue: {
      type: "Hall",
      groups: [],
      province: "AB",
      latitude: null,
      longitude: null,
      capacity: null,
      guestsFrom: null,
      guestsTo: null,
      bestSeasons: [],
      features: [],
      amenities: [],
      specialFeatures: [],
      rooms: [],
      facts: [],
      guestsFact: null,
      ...venue,
    },
  };
}
