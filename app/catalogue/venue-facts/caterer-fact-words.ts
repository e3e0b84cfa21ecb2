import type { CatererFactKey } from "#content/catalogue/reportable-fact-keys.ts";

import { factLabels, type FactWords } from "./fact-keys.ts";

/** The name of each fact of a caterer, and the couple's question about it. */
export const catererFactWords: Record<CatererFactKey, FactWords> = {
  guests: { label: "Guests", question: "For how many guests do you cook, at most, and from how many on?" },
  cuisines: {
    label: "Cuisines",
    question: "Which cuisines do you cook yourselves, and which of them as a whole wedding menu?",
  },
  vegetarianKitchen: factLabels.vegetarianKitchen,
  jainKitchen: factLabels.jainKitchen,
  halalKitchen: factLabels.halalKitchen,
  halalCertificate: {
    label: "Halal certificate",
    question: "Is there a certificate for your halal meat, from whom, and may guests see it?",
  },
  platesPerHour: {
    label: "Plates an hour",
    question: "How many plates can you serve hot in an hour, with your usual crew?",
  },
  onSiteCooking: {
    label: "Cooking on site",
    question: "Can you cook on site, such as a tandoor, dosas or a grill, and what does it need there?",
  },
  servers: { label: "Servers and plates", question: "Do servers, plates and linen come with you?" },
  insurance: {
    label: "Insured for other venues",
    question: "Are you insured to work at venues that aren’t yours, for how much, and do they get proof?",
  },
};
