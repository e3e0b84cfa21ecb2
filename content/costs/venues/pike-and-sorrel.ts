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

/** Invented restaurant: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "pike-and-sorrel",
  rooms: [
    {
      name: "Whole restaurant",
      guests: 46,
      hire: sampleNone("No hire: a minimum spend in its place"),
      minimum: sampleRates(sampleRate(4200, "event", { weekdays: quietDays }), sampleRate(7500, "event")),
    },
  ],
  lunch: sampleCharge(78, "guest"),
  dinner: sampleCharge(132, "guest"),
  bar: sampleCharge(48, "guest"),
  ownBar: sampleRefused("The restaurant is licensed and pours everything itself"),
  corkage: sampleCharge(30, "bottle"),
  serviceCharge: sampleCharge(18, "share"),
  outsideCaterer: sampleRefused("The restaurant cooks"),
  plating: sampleNone("The restaurant plates"),
  hours: { included: 7, further: sampleRefused("Guests leave by eleven") },
  security: sampleNone("Not asked for"),
  parking: sampleNone("Street only"),
  chairs: sampleNone("Included"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("Heated"),
  generator: sampleNone("Power in the house"),
};
