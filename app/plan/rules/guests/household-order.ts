import { siteLanguage } from "#app/languages/site-language.ts";
import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";

/** 'Table 9' comes before 'Table 10', and Émile beside Emile, in every browser. */
export const compareNames = new Intl.Collator(siteLanguage, { numeric: true, sensitivity: "base" });

const sorted = new WeakMap<readonly HouseholdRow[], readonly HouseholdRow[]>();

/**
 * Households in the order of their names. A list of thousands is sorted once, however many views ask for it: a
 * table's rows are the same array until one of them changes.
 */
export function householdsByName(households: readonly HouseholdRow[]): readonly HouseholdRow[] {
  const known = sorted.get(households);
  if (known !== undefined) return known;
  const order = households.toSorted((a, b) => compareNames.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  sorted.set(households, order);
  return order;
}
