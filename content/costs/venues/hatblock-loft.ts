import {
  nothingKnown,
  quietDays,
  sampleCharge,
  sampleNone,
  sampleRate,
  sampleRates,
  sampleRefused,
} from "../sample-charges.ts";
import type { VenueCharges } from "../venue-charges.ts";

/** Invented loft: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "hatblock-loft",
  rooms: [
    {
      name: "Loft",
      guests: 80,
      hire: sampleRates(sampleRate(950, "event", { weekdays: quietDays }), sampleRate(1450, "event")),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  lunch: sampleRefused("No stove: food is delivered ready"),
  dinner: sampleRefused("No stove: food is delivered ready"),
  bar: sampleRefused("No licence of its own"),
  ownBar: sampleNone("Allowed under a special event licence"),
  corkage: sampleNone("None. Wash the glasses or pay $60"),
  serviceCharge: sampleNone("No service charge"),
  outsideCaterer: sampleNone("No fee"),
  plating: sampleNone("Your caterer plates"),
  hours: { included: 8, further: sampleCharge(120, "hour") },
  security: sampleNone("Not asked for"),
  parking: sampleNone("Street only"),
  chairs: sampleNone("Benches and linen for 70"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("Heated"),
  generator: sampleNone("Power in the loft"),
};
