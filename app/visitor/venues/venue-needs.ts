import type { FactKey } from "#content/catalogue/fact-keys.ts";
import { factLabels } from "#app/catalogue/venue-facts/fact-keys.ts";

/** A couple's possible needs at a venue, as keys in the URL, each with the fact that answers it. */
const needs = [
  { id: "open-flame", fact: "openFlame" },
  { id: "baraat", fact: "baraat" },
  { id: "outside-caterer", fact: "outsideCaterer" },
  { id: "vegetarian", fact: "vegetarianKitchen" },
  { id: "jain", fact: "jainKitchen" },
  { id: "halal", fact: "halalKitchen" },
  { id: "step-free", fact: "stepFree" },
] as const satisfies readonly { id: string; fact: FactKey }[];

export type VenueNeedId = (typeof needs)[number]["id"];

/** The needs in the order of the facts, with the names of the facts. */
export const venueNeeds: readonly { id: VenueNeedId; fact: FactKey; label: string }[] = needs.map(
  ({ id, fact }) => ({ id, fact, label: factLabels[fact].label }),
);

/** The need by the name of the fact that answers it. */
export function venueNeedLabel(id: VenueNeedId): string {
  return venueNeeds.find((need) => need.id === id)?.label ?? id;
}
