import type { VendorRule } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

import { judgeCaterer } from "./judge-caterer.ts";

/** A caterer is insured for a house that is not its own. */
export const catererInsuranceRule: VendorRule = {
  id: "caterer-insurance",
  words: "A caterer is insured to work at venues that aren’t its own.",
  sources: [],
  judge: (asked) =>
    judgeCaterer(asked, "insurance", {
      refusal: "not insured for other venues",
      question: "whether they are insured for other venues",
    }),
};
