import { categories, services, type CategoryId, type ServiceId } from "#content/catalogue/categories.ts";
import { categoryWords } from "#content/catalogue/category-words.ts";
import { foldText } from "#app/catalogue/directory/fold-text.ts";

/** A word in the form used for comparison: without case, accents, spaces and marks. */
export const normalizeTitle = (title: string) => foldText(title).replaceAll(/[^\p{L}\p{N}]+/gu, "");

const meanings = new Map<string, CategoryId | ServiceId>(
  [
    ...Object.entries(categoryWords),
    ...[...categories, ...services].flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]),
  ].map(([word, id]) => [normalizeTitle(word), id]),
);

/**
 * The category that a word of a list means, and the service where it names one within a category: 'Henna'
 * is mehndi, which is in beauty. Null for a word that means neither.
 */
export function readCategory(word: string): { category: CategoryId; service: ServiceId | null } | null {
  const id = meanings.get(normalizeTitle(word));
  const category = categories.find((known) => known.id === id);
  if (category !== undefined) return { category: category.id, service: null };
  const service = services.find((known) => known.id === id);
  return service === undefined ? null : { category: service.category, service: service.id };
}
