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

/** Invented brewery hall: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "stave-and-hoop-hall",
  rooms: [
    {
      name: "Cask room",
      guests: 170,
      hire: sampleRates(sampleRate(1400, "event", { weekdays: quietDays }), sampleRate(2600, "event")),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  lunch: sampleRefused("No house kitchen: your caterer cooks in the yard"),
  dinner: sampleRefused("No house kitchen: your caterer cooks in the yard"),
  bar: sampleCharge(27, "guest"),
  ownBar: sampleRefused("The brewery's licence covers the hall"),
  corkage: sampleCharge(18, "bottle"),
  serviceCharge: sampleCharge(15, "share"),
  outsideCaterer: sampleNone("No fee"),
  plating: sampleNone("Your caterer plates"),
  hours: { included: 9, further: sampleCharge(240, "hour") },
  security: sampleCharge(180, "event"),
  parking: sampleNone("22 free spaces and the street"),
  chairs: sampleNone("Long tables for 170"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("A steady 17 degrees"),
  generator: sampleNone("Power on the dock"),
};
