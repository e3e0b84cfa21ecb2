import { fits } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { VendorRule } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

import { judgeCaterer } from "./judge-caterer.ts";

const words = {
  halalKitchen: { refusal: "not a halal kitchen", question: "whether all of it can be halal" },
  vegetarianKitchen: {
    refusal: "meat or eggs in the same kitchen",
    question: "whether meat and eggs never touch their kitchen",
  },
  jainKitchen: { refusal: "no Jain food", question: "whether they cook Jain food apart from the rest" },
};

/** A caterer has the kitchen that the family keeps. */
export const catererKitchenRule: VendorRule = {
  id: "caterer-kitchen",
  words: "A halal, vegetarian or Jain caterer says that its kitchen is so.",
  sources: [],
  judge: (asked) =>
    asked.kind.kitchen === null ? fits : judgeCaterer(asked, asked.kind.kitchen, words[asked.kind.kitchen]),
};
