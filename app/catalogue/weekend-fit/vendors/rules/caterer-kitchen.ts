import { fits } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { VendorRule } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

import { judgeCaterer } from "./judge-caterer.ts";

const words = {
  halalKitchen: { refusal: "not a halal kitchen", question: "whether all of it can be halal" },
  vegetarianKitchen: {
    refusal: "no pans and fryers that meat and eggs never touch",
    question: "whether meat and eggs never touch their kitchen, or at least its pans and fryers",
  },
  jainKitchen: {
    refusal: "no Jain food cooked apart",
    question: "whether they cook Jain food apart from the rest",
  },
};

/** A caterer cooks as the family does at home. */
export const catererKitchenRule: VendorRule = {
  id: "caterer-kitchen",
  words:
    "A halal caterer says that the whole event can be halal, one with vegetarian-only pans that meat and eggs never touch them, and one for Jain food that it is cooked apart from the rest.",
  sources: [],
  judge: (asked) =>
    asked.kind.kitchen === null ? fits : judgeCaterer(asked, asked.kind.kitchen, words[asked.kind.kitchen]),
};
