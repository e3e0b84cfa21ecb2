import { vendorKinds, type VendorKind } from "#content/fit/vendor-kinds.ts";

import type { FitVendor } from "./fit-vendor.ts";

const kinds: readonly VendorKind[] = vendorKinds;
const kitchens = kinds.flatMap(({ kitchen }) => kitchen ?? []);

/** Facts that the rules of vendors read. */
const judgedKeys = ["cuisines", "insurance", ...kitchens] as const;

/**
 * A vendor with only what the rules read of it, for a device that takes all of them along: the search comes to the
 * same.
 * @param today day in Alberta
 */
export function trimFitVendor(vendor: FitVendor, today: string): FitVendor {
  return {
    ...vendor,
    words: vendor.words.split("; ").filter(namesAKind).join("; "),
    facts: Object.fromEntries(
      judgedKeys.flatMap((key) => {
        const fact = vendor.facts[key];
        if (fact === undefined) return [];
        // A sure yes or no is said in words of the rule.
        const isShort = !fact.doubtful && (fact.answer === "yes" || fact.answer === "no");
        return [[key, isShort ? { ...fact, text: "" } : fact]];
      }),
    ),
    taken: vendor.taken.filter((day) => day >= today),
  };
}

const namesAKind = (part: string) =>
  kinds.some(({ words, cuisine }) => words?.test(part) === true || cuisine?.test(part) === true);
