import { fails, fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { VendorRule } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";
import { formatCount } from "#app/languages/site-language.ts";

/** A caterer cooks for all guests. Below its usual minimum it is no obstacle: fewer guests are never worse. */
export const catererGuestsRule: VendorRule = {
  id: "caterer-guests",
  words: "A caterer cooks for all guests of each event.",
  sources: [],
  judge({ vendor: { category, guests }, event, at }) {
    if (category !== "caterers") return fits;
    if (guests === null) return isOpen("unknown", "for how many guests they cook", { ask: "guests" });
    if (event.guests <= guests.to) return fits;
    return fails(
      `the ${event.name.toLowerCase()} of ${formatCount(event.guests)} is above ${formatCount(guests.to)}`,
      { text: guests.source, checkedOn: guests.checkedOn },
      { kind: "fewer-guests", event: at, by: event.guests - guests.to, to: guests.to, isSure: true },
    );
  },
};
