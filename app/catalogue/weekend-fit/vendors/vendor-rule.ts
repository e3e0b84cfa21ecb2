import type { VendorKind } from "#content/fit/vendor-kinds.ts";
import type { FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { FitRuleWords } from "#app/catalogue/weekend-fit/fit-rule.ts";
import type { WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";

import type { FitVendor } from "./fit-vendor.ts";
import type { FitRegion } from "./fit-region.ts";

/** A vendor at an event, whatever the day and the place. */
export type AtEvent = { kind: VendorKind; vendor: FitVendor; event: WeekendEvent; at: number };

/** Judges a vendor at an event. */
export type VendorRule = FitRuleWords & { judge: (at: AtEvent) => FitFinding };

/** Judges a vendor on a day; without a date nothing is known of it. */
export type VendorDayRule = FitRuleWords & {
  judge: (on: { vendor: FitVendor; date: string | null }) => FitFinding;
};

/** Judges a vendor in a part of the country. */
export type VendorPlaceRule = FitRuleWords & {
  judge: (there: { vendor: FitVendor; region: FitRegion }) => FitFinding;
};
