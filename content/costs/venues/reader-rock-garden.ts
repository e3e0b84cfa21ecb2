import { nothingKnown } from "../sample-charges.ts";
import type { ChargeRate, VenueCharges } from "../venue-charges.ts";

const city = {
  title: "City of Calgary, Main Lawn, Reader Rock Garden",
  url: "https://www.calgary.ca/parks/reader-rock-garden-bookings/main-lawn.html",
  read: "2026-11-25",
} as const;

/** Rates of 2025, which the City says may change; its page does not say whether GST is in them. */
const rateOf2025 = {
  blockHours: null,
  months: null,
  weekdays: null,
  tax: "unclear",
  isOlder: true,
  note: null,
  origin: city,
} as const satisfies Partial<ChargeRate>;

export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "reader-rock-garden",
  rooms: [
    {
      name: "Main Lawn",
      guests: 80,
      hire: {
        kind: "charge",
        rates: [
          {
            ...rateOf2025,
            amount: 818_90,
            per: "block",
            blockHours: 3,
            note: "2025 rate with set-up, takedown and the photography permit",
          },
        ],
      },
      minimum: null,
    },
  ],
  season: { months: [5, 6, 7, 8, 9], origin: city },
  bookingFee: {
    kind: "charge",
    rates: [{ ...rateOf2025, amount: 5_75, per: "event", note: "Risk management fee" }],
  },
  outsideCaterer: { kind: "refused", why: "Catering only by the garden's café", origin: city },
  hours: { included: 24, further: { kind: "none", why: "Booked in blocks of three hours", origin: city } },
  security: {
    kind: "charge",
    rates: [{ ...rateOf2025, amount: 30_00, per: "hour", note: "Where there is alcohol on the Main Lawn" }],
  },
  tent: { kind: "refused", why: "No tents", origin: city },
  generator: { kind: "refused", why: "No generators; power is in the gazebo", origin: city },
};
