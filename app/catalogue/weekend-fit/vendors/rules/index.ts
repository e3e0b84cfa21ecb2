import type { FitRuleWords } from "#app/catalogue/weekend-fit/fit-rule.ts";
import type {
  VendorDayRule,
  VendorPlaceRule,
  VendorRule,
} from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

import { catererCuisineRule } from "./caterer-cuisine.ts";
import { catererGuestsRule } from "./caterer-guests.ts";
import { catererInsuranceRule } from "./caterer-insurance.ts";
import { catererKitchenRule } from "./caterer-kitchen.ts";
import { vendorFreeDaysRule } from "./vendor-free-days.ts";
import { vendorTravelRule } from "./vendor-travel.ts";

/** What is asked of a vendor at an event. */
export const vendorRules: readonly VendorRule[] = [
  catererKitchenRule,
  catererCuisineRule,
  catererGuestsRule,
  catererInsuranceRule,
];

/** What is asked of a vendor on a day. */
export const vendorDayRules: readonly VendorDayRule[] = [vendorFreeDaysRule];

/** What is asked of a vendor where the weekend is. */
export const vendorPlaceRules: readonly VendorPlaceRule[] = [vendorTravelRule];

/** All of them in words, as the page lists them. */
export const allVendorRules: readonly FitRuleWords[] = [
  ...vendorRules,
  ...vendorDayRules,
  ...vendorPlaceRules,
];
