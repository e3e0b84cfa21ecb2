import type { ThemeName } from "#app/site/theme/theme-name.ts";
import type { BookingTip } from "#content/booking-tips/booking-tip.ts";

/** Which tips /venues shows. They are not in the theme's pack, which every page loads. */
export const bookingTipOrder: Record<ThemeName, readonly BookingTip["id"][]> = {
  standard: [
    "early",
    "off-season",
    "stampede",
    "service-charge",
    "city-gardens",
    "banff",
    "bar",
    "music",
    "second-plan",
  ],
  indian: [
    "early",
    "off-season",
    "fire",
    "baraat",
    "gurdwara",
    "seats",
    "stampede",
    "service-charge",
    "second-plan",
  ],
};
