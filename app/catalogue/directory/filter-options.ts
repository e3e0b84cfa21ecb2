import { categories, services, type CategoryId, type ServiceId } from "#content/catalogue/categories.ts";

/** Valid values of `?category=`: a category or a service inside one. */
export type CategoryFilter = CategoryId | ServiceId;

/** Price options of the filter; $$$ includes the fourth level. */
export const priceOptions = [
  { id: "budget", name: "$ Budget-Friendly", levels: [1] },
  { id: "mid-range", name: "$$ Mid-Range", levels: [2] },
  { id: "luxury", name: "$$$ Luxury", levels: [3, 4] },
] as const;

export type PriceOptionId = (typeof priceOptions)[number]["id"];

/** Location options; which of them a listing's location text names: findAreas. */
export const areaOptions = [
  { id: "downtown", name: "Downtown" },
  { id: "northwest", name: "Northwest" },
  { id: "northeast", name: "Northeast" },
  { id: "southwest", name: "Southwest" },
  { id: "southeast", name: "Southeast" },
  { id: "beltline", name: "Beltline" },
  { id: "kensington", name: "Kensington" },
  { id: "mission", name: "Mission" },
  { id: "inglewood", name: "Inglewood" },
  { id: "eau-claire", name: "Eau Claire" },
  { id: "canmore-banff", name: "Canmore & Banff" },
  { id: "around-calgary", name: "Around Calgary" },
  { id: "travels", name: "Travels to you" },
] as const;

export type AreaOptionId = (typeof areaOptions)[number]["id"];

export const sortOptions = [
  { id: "rating", name: "Highest Rated" },
  { id: "reviews", name: "Most Reviews" },
  { id: "price-asc", name: "Price: Low to High" },
  { id: "price-desc", name: "Price: High to Low" },
] as const;

export type SortId = (typeof sortOptions)[number]["id"];

/** Grid and list show the directory; `saved` and `compare` show the couple's own list. */
export const viewIds = ["grid", "list", "saved", "compare"] as const;

export type ViewId = (typeof viewIds)[number];

/** Other names for a category in links and searches, lower case. */
const categoryAliases: ReadonlyMap<string, CategoryFilter> = new Map<string, CategoryFilter>([
  ...categories.flatMap(({ id, name }): [string, CategoryFilter][] => [
    [id, id],
    [name.toLowerCase(), id],
  ]),
  ...services.map(({ id }): [string, CategoryFilter] => [id, id]),
  ["jewellery", "jewelry"],
  ["planning", "planners"],
  ["makeup", "beauty"],
  ["dj", "djs"],
]);

/** The category or service with a given slug or alias; null when there is none. */
export function findCategoryFilter(name: string): CategoryFilter | null {
  return categoryAliases.get(name.trim().toLowerCase()) ?? null;
}

/** The category that a filter belongs to, and the service if it names one. */
export function resolveCategoryFilter(filter: CategoryFilter): {
  category: CategoryId;
  service: ServiceId | null;
  name: string;
} {
  const service = services.find(({ id }) => id === filter);
  if (service) return { category: service.category, service: service.id, name: service.name };
  const category = categories.find(({ id }) => id === filter);
  if (category) return { category: category.id, service: null, name: category.name };
  throw new Error(`No category or service is called '${filter}'`);
}

/** Name of a category, such as 'DJs & Musicians'. */
export function categoryName(id: CategoryId): string {
  return resolveCategoryFilter(id).name;
}

/** The `?category=` values that show a listing: its category, and those of its services that belong to it. */
export function categoryFiltersOf(listing: {
  category: CategoryId;
  services: readonly ServiceId[];
}): CategoryFilter[] {
  const offered = services.filter(
    ({ id, category }) => category === listing.category && listing.services.includes(id),
  );
  return [listing.category, ...offered.map(({ id }) => id)];
}
