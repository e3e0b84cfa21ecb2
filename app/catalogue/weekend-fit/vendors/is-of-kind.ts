import type { VendorKind } from "#content/fit/vendor-kinds.ts";

import type { FitVendor } from "./fit-vendor.ts";

/** Whether a vendor is of a kind that a weekend can ask for. */
export const isOfKind = (kind: VendorKind, { category, words }: Pick<FitVendor, "category" | "words">) =>
  category === kind.category && (kind.words?.test(words) ?? true);
