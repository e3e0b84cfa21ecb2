import { findCategoryFilter, resolveCategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

/** Path of the form; scripts post it to /suggestions. */
export const suggestPath = "/vendors/suggest";

/** Key of the address that names the category a couple came from. */
export const suggestQueryKeys = ["category"] as const;

/** The category that an address names, also by one of its services; empty for none. */
export function suggestedCategory(parameters: URLSearchParams): string {
  const named = readQuery(parameters, suggestQueryKeys).first("category");
  const filter = named === null ? null : findCategoryFilter(named);
  return filter === null ? "" : resolveCategoryFilter(filter).category;
}

/** The form, with a category chosen. */
export const suggestPathOf = (category: string) => `${suggestPath}?${suggestQueryKeys[0]}=${category}`;
