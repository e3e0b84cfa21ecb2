import { fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { FitRegion } from "#app/catalogue/weekend-fit/vendors/fit-region.ts";
import type { VendorPlaceRule } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

/** What a vendor writes that works there. */
const words: Record<FitRegion, RegExp> = {
  calgary: /\b(calgary|inglewood|kensington|beltline|chestermere|southern alberta)\b/i,
  mountains: /\b(banff|canmore|bow valley|kananaskis|lake louise|mountain parks|rockies)\b/i,
};

const names: Record<FitRegion, string> = { calgary: "Calgary", mountains: "the mountains" };

/** The vendor works where the weekend is. Nobody says where it does not work, so this is never a no. */
export const vendorTravelRule: VendorPlaceRule = {
  id: "vendor-travel",
  words: "A vendor works where the weekend is, as its listing says.",
  sources: [],
  judge({ vendor: { location, travels }, region }) {
    if (words[region].test(`${location}; ${travels ?? ""}`)) return fits;
    const asked = `whether they come to ${names[region]}`;
    return travels === null ? isOpen("unknown", asked) : isOpen("condition", `${asked}: “${travels}”`);
  },
};
