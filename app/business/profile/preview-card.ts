import { categories, serviceIds } from "#content/catalogue/categories.ts";
import { areaOptions } from "#app/catalogue/directory/filter-options.ts";
import { findAreas } from "#app/catalogue/directory/find-areas.ts";
import type { ListingCard, PriceLevels } from "#app/catalogue/directory/listing-card.ts";

import type { ProfileValues } from "./profile-fields.ts";
import { splitLines } from "./split-text.ts";

/** A listing that is not there yet: what couples and our team say of one is missing. */
const unlisted = {
  id: 0,
  slug: "",
  rating: null,
  reviewCount: 0,
  responseTime: null,
  featured: false,
  fictional: false,
  sampleFigures: false,
  image: null,
};

/**
 * The card of a half-filled form; missing values are replaced by hints. Nothing is validated: the preview
 * shows what is typed.
 * @param listed the card that couples see now: its picture and what couples say stay
 */
export function previewCard(values: ProfileValues, listed: ListingCard | null): ListingCard {
  const first = (field: keyof ProfileValues) => values[field][0]?.replaceAll(/\s+/g, " ").trim() ?? "";
  const website = first("website");
  const address = URL.parse(/^[a-z]+:/i.test(website) ? website : `https://${website}`);
  return {
    ...(listed ?? unlisted),
    name: first("name") || "The name of your business",
    category: categories.find((known) => known.id === first("category"))?.id ?? "photographers",
    description:
      first("description") || "Your text for the card: what you do, who for, and what only you do.",
    tags: splitLines(values.tags[0] ?? ""),
    services: serviceIds.filter((known) => values.services.includes(known)),
    location: first("location") || "Where you are based",
    price: priceOf(first("priceLowest"), first("priceHighest")),
    website: address?.protocol === "https:" && address.hostname.includes(".") ? address.href : null,
    southAsian: values.traditions.length > 0,
    keywords: [],
  };
}

function priceOf(lowest: string, highest: string): PriceLevels | null {
  const ends = [lowest || highest, highest || lowest].map(Number).toSorted((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  return from >= 1 && to <= 4 ? [from, to] : null;
}

/** The areas of the directory's filter that a location text matches. */
export function areasInLocation(location: string): string[] {
  const found = new Set(findAreas(location));
  return areaOptions.filter(({ id }) => found.has(id)).map(({ name }) => name);
}
