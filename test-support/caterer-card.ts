import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** A caterer as the directory shows it; nobody has said more of it than what changes. */
export const catererCard = (id: number, changes: Partial<ListingCard> = {}): ListingCard => ({
  id,
  slug: `caterer-${id}`,
  name: `Caterer ${id}`,
  category: "caterers",
  description: "",
  tags: [],
  services: [],
  location: "Northeast Calgary",
  price: null,
  rating: null,
  reviewCount: 0,
  responseTime: null,
  featured: false,
  website: null,
  southAsian: true,
  fictional: false,
  sampleFigures: false,
  image: null,
  keywords: ["punjabi-sikh", "English"],
  ...changes,
});
