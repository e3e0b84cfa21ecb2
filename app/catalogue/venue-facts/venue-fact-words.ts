import type { VenueFactKey } from "#content/catalogue/fact-keys.ts";

import { factLabels, type FactWords } from "./fact-keys.ts";

/** Heading of a venue's fact, and a couple's question about it; the words for a bar follow the province's law. */
export function venueFactWords(key: VenueFactKey, province: string): FactWords {
  if (key === "guests") return guestsWords;
  return key === "ownBar" && province === "BC" ? ownBarInBritishColumbia : factLabels[key];
}

const guestsWords = {
  label: "Guests",
  question:
    "How many guests may we bring, seated, with a stage and a dance floor in the room, and from how many on?",
};

const ownBarInBritishColumbia = {
  label: factLabels.ownBar.label,
  question: "May we bring our own bar under a special event permit, or do we use yours?",
};
