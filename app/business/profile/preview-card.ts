import { categories, serviceIds } from "#content/catalogue/categories.ts";
import { areaOptions } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard, PriceLevels } from "#app/catalogue/directory/listing-card.ts";

import type { ProfileValues } from "./profile-fields.ts";
import { linesOf } from "#app/vendor-profile/split-lists.ts";

/**
 * The card that a half-filled form would make; what is missing stands there as a hint. Nothing is
 * checked: whoever types sees what they type.
 * @param id by which the picture is drawn
 */
export function previewCard(values: ProfileValues, id = 0): ListingCard {
  const first = (field: keyof ProfileValues) => values[field][0]?.replaceAll(/\s+/g, " ").trim() ?? "";
  const website = first("website");
  const address = URL.parse(/^[a-z]+:/i.test(website) ? website : `https://${website}`);
  return {
    id,
    slug: "",
    name: first("name") || "The name of your business",
    category: categories.find((known) => known.id === first("category"))?.id ?? "photographers",
    description:
      first("description") || "Your text for the card: what you do, for whom, and what is yours alone.",
    tags: linesOf(values.tags[0] ?? ""),
    services: serviceIds.filter((known) => values.services.includes(known)),
    location: first("location") || "Where you are based",
    price: priceOf(first("priceLowest"), first("priceHighest")),
    rating: null,
    reviewCount: 0,
    responseTime: null,
    featured: false,
    website: address?.protocol === "https:" && address.hostname.includes(".") ? address.href : null,
    southAsian: values.traditions.length > 0,
    fictional: false,
    sampleFigures: false,
    image: null,
    keywords: [],
  };
}

function priceOf(lowest: string, highest: string): PriceLevels | null {
  const ends = [lowest || highest, highest || lowest].map(Number).toSorted((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  return from >= 1 && to <= 4 ? [from, to] : null;
}

/** The areas of the directory's filter in which a place is found. */
export function areasFound(location: string): string[] {
  const folded = location.toLowerCase();
  return areaOptions.filter(({ name }) => folded.includes(name.toLowerCase())).map(({ name }) => name);
}
