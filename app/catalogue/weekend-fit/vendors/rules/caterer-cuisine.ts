import { fails, fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { factSource } from "#app/catalogue/weekend-fit/rules/judge-fact.ts";
import type { VendorRule } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

/** A caterer cooks the cuisine itself. */
export const catererCuisineRule: VendorRule = {
  id: "caterer-cuisine",
  words: "A caterer of a cuisine names it among what it cooks.",
  sources: [],
  judge({ kind: { id, cuisine }, vendor }) {
    if (cuisine === null) return fits;
    const fact = vendor.facts.cuisines;
    if (cuisine.test(`${vendor.words}; ${fact?.text ?? ""}`)) return fits;
    return fact === undefined || fact.doubtful
      ? isOpen("unknown", "whether they cook this cuisine", { ask: "cuisines", isUnlikely: true })
      : fails(`it cooks ${fact.text}`, factSource(fact), { kind: "drop-vendor", vendor: id });
  },
};
