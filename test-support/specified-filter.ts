import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import type { AreaOptionId, CategoryFilter, PriceOptionId } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/*
 * The specification's rule (§5), implemented a second time as literally as possible, with the architecture's
 * settled questions 6 and 7 for services and price ranges. It shares no code and no table with the sources.
 */

const standsIn = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

export const passesSearch = (listing: ListingCard, text: string) =>
  text === "" || standsIn(listing.name, text) || standsIn(listing.description, text);

const categoryOfService: Partial<Record<CategoryFilter, string>> = {
  officiants: "planners",
  priests: "planners",
  bridal: "attire",
  suits: "attire",
  jewelry: "attire",
  mehndi: "beauty",
  invitations: "decor",
};

export function passesCategory(listing: ListingCard, category: CategoryFilter | null): boolean {
  if (category === null) return true;
  const home = categoryOfService[category];
  if (home === undefined) return listing.category === category;
  return listing.category === home && listing.services.some((service) => service === category);
}

const levelsOfPrice: Record<PriceOptionId, number[]> = { budget: [1], "mid-range": [2], luxury: [3, 4] };

export function passesPrice(listing: ListingCard, prices: readonly PriceOptionId[]): boolean {
  if (prices.length === 0) return true;
  if (listing.price === null) return false;
  const [lowest, highest] = listing.price;
  return [1, 2, 3, 4].some(
    (level) =>
      level >= lowest && level <= highest && prices.some((price) => levelsOfPrice[price].includes(level)),
  );
}

export const nameOfArea: Record<AreaOptionId, string> = {
  downtown: "Downtown",
  northwest: "Northwest",
  northeast: "Northeast",
  southwest: "Southwest",
  southeast: "Southeast",
  beltline: "Beltline",
  kensington: "Kensington",
  mission: "Mission",
  inglewood: "Inglewood",
  "eau-claire": "Eau Claire",
  "canmore-banff": "Canmore & Banff",
  "around-calgary": "Around Calgary",
  travels: "Travels to you",
};

export const passesArea = (listing: ListingCard, areas: readonly AreaOptionId[]) =>
  areas.length === 0 || areas.some((area) => listing.location.includes(nameOfArea[area]));

/** The steps between the days of a compact calendar, as days again. */
function takenDays(listing: ListingCard): string[] {
  let day = 0;
  return (listing.calendar?.taken ?? []).map((step) => {
    day += step;
    return new Date(day * 86_400_000).toISOString().slice(0, 10);
  });
}

export function passesDate(listing: ListingCard, { date, saidFree }: DirectoryQuery): boolean {
  if (date === null) return true;
  if (takenDays(listing).includes(date)) return false;
  const until = listing.calendar?.until;
  return (
    !saidFree || (until !== undefined && date <= new Date(until * 86_400_000).toISOString().slice(0, 10))
  );
}
