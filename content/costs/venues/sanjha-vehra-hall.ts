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

/** Invented hall: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "sanjha-vehra-hall",
  rooms: [
    {
      name: "Main hall",
      guests: 320,
      hire: sampleRates(sampleRate(900, "event", { weekdays: quietDays }), sampleRate(1600, "event")),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  lunch: sampleRefused("No house kitchen: bring a caterer or cook yourselves"),
  dinner: sampleRefused("No house kitchen: bring a caterer or cook yourselves"),
  bar: sampleRefused("The hall has no licence of its own"),
  ownBar: sampleNone("Allowed at receptions under a special event licence"),
  corkage: sampleNone("No corkage"),
  serviceCharge: sampleNone("No service charge"),
  outsideCaterer: sampleNone("No fee"),
  plating: sampleNone("Your caterer plates"),
  hours: { included: 12, further: sampleCharge(90, "hour") },
  security: sampleNone("Volunteers at the door"),
  parking: sampleNone("95 free spaces"),
  chairs: sampleNone("Tables and chairs for 320"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("Heated"),
  generator: sampleNone("Power in the hall"),
};
