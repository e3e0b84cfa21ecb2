import { guestsKey, venueFactKeys, type VenueFactKey } from "./fact-keys.ts";

/** What couples ask of a caterer and not of a venue. */
const catererOnlyKeys = [
  "cuisines",
  "halalCertificate",
  "platesPerHour",
  "onSiteCooking",
  "servers",
  "insurance",
] as const;

/** Facts that a caterer can report and the desk can set, in the order in which its page shows them. */
export const catererFactKeys = [
  guestsKey,
  "cuisines",
  "vegetarianKitchen",
  "jainKitchen",
  "halalKitchen",
  "halalCertificate",
  "platesPerHour",
  "onSiteCooking",
  "servers",
  "insurance",
] as const satisfies readonly (VenueFactKey | (typeof catererOnlyKeys)[number])[];

export type CatererFactKey = (typeof catererFactKeys)[number];

/** Facts that a business can report and the desk can set, whatever its category. */
export const reportableFactKeys = [...venueFactKeys, ...catererOnlyKeys] as const;

export type ReportableFactKey = (typeof reportableFactKeys)[number];

/** What a business of a category can be asked; empty for one of which no facts are saved. */
export function factKeysOf(category: string): readonly ReportableFactKey[] {
  return category === "venues" ? venueFactKeys : category === "caterers" ? catererFactKeys : [];
}
