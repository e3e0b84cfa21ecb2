import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** A listing with an accent in its name and something in every field that a search reads. */
export const cafe: ListingCard = {
  id: 7,
  slug: "cafe-de-la-fete",
  name: "Café de la Fête",
  category: "beauty",
  description: "Bridal henna near the river",
  tags: ["Night weddings"],
  services: ["mehndi"],
  location: "Inglewood, Southeast Calgary",
  price: [2, 4],
  rating: 4.5,
  reviewCount: 12,
  responseTime: null,
  featured: false,
  website: null,
  southAsian: true,
  fictional: true,
  sampleFigures: true,
  image: null,
  keywords: ["gujarati", "Hindi"],
};
