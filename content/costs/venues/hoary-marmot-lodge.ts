import {
  nothingKnown,
  sampleCharge,
  sampleNone,
  sampleRate,
  sampleRates,
  sampleRefused,
  winterMonths,
} from "../sample-charges.ts";
import type { VenueCharges } from "../venue-charges.ts";

/** Invented lodge: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "hoary-marmot-lodge",
  rooms: [
    {
      name: "Whole lodge, three nights",
      guests: 80,
      hire: sampleRates(sampleRate(8400, "event", { months: winterMonths }), sampleRate(11200, "event")),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  lunch: sampleCharge(36, "guest"),
  dinner: sampleCharge(62, "guest"),
  bar: sampleRefused("No licence of its own"),
  ownBar: sampleNone("Wine and beer under a special event licence"),
  corkage: sampleNone("No corkage"),
  serviceCharge: sampleCharge(15, "share"),
  outsideCaterer: sampleRefused("The house cook does every meal"),
  plating: sampleNone("The house cook plates"),
  hours: { included: 24, further: sampleNone("Three nights are yours") },
  security: sampleNone("Not asked for"),
  parking: sampleNone("38 free spaces"),
  chairs: sampleNone("Refectory tables for 80"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("Heated"),
  generator: sampleNone("Power in the lodge"),
};
