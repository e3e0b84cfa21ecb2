import { categories } from "#content/catalogue/categories.ts";
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

export const suggestedCategories = categories.map(({ id, name }) => ({ id, name }));

/** Maximum lengths, in UTF-16 units; the form has them as maxlength. */
export const suggestionMaxLengths = { name: 60, website: 200, note: 600 } as const;

/** Fields of the form, in order. */
export const suggestionFields = ["name", "category", "website", "note"] as const;

/** What stands above each field, in the order of the form. */
export const suggestionLabels = {
  name: "Name of the business",
  category: "What they do",
  website: "Website or Instagram",
  note: "How you know them",
};

type SuggestionField = (typeof suggestionFields)[number];

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type SuggestionErrors = Partial<Record<SuggestionField | "form", string>>;

/** What was typed, for showing the form again. */
export type SuggestionValues = Readonly<Record<SuggestionField, readonly string[]>>;
