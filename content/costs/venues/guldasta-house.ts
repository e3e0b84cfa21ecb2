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
  slug: "guldasta-house",
  rooms: [
    {
      name: "East side, wall closed",
      guests: 150,
      hire: sampleRates(sampleRate(900, "event", { weekdays: quietDays }), sampleRate(1500, "event")),
      minimum: sampleCharge(3000, "event"),
    },
    {
      name: "Whole hall",
      guests: 280,
      hire: sampleRates(sampleRate(1600, "event", { weekdays: quietDays }), sampleRate(2700, "event")),
      minimum: sampleCharge(7000, "event"),
    },
  ],
  lunch: sampleCharge(38, "guest"),
  dinner: sampleCharge(52, "guest"),
  bar: sampleRefused("No alcohol in the building"),
  ownBar: sampleRefused("No alcohol in the building"),
  corkage: sampleRefused("No alcohol in the building"),
  serviceCharge: sampleCharge(12, "share"),
  outsideCaterer: sampleCharge(8, "guest"),
  plating: sampleCharge(3, "guest"),
  hours: { included: 9, further: sampleCharge(220, "hour") },
  security: sampleNone("Not asked for"),
  parking: sampleNone("160 free spaces"),
  chairs: sampleNone("Included"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("Heated"),
  generator: sampleNone("Power in the hall"),
};
