import { formatDayAndMonth } from "#app/calendar/date-words.ts";
import { fails, fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { VendorDayRule } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

/** The vendor is free on each day of the weekend. */
export const vendorFreeDaysRule: VendorDayRule = {
  id: "vendor-free-days",
  words: "A vendor is free on each of your days, as far as it keeps its calendar with us.",
  sources: [],
  judge({ vendor: { taken, freeUntil }, date }) {
    if (date === null) return fits;
    if (taken.includes(date))
      return fails(`taken on ${formatDayAndMonth(date)}`, null, { kind: "other-day" });
    return freeUntil !== null && date <= freeUntil
      ? fits
      : isOpen("unknown", "whether they are free on your days");
  },
};
