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
  slug: "tran-taali-hall",
  rooms: [
    {
      name: "Hall with the maple floor",
      guests: 480,
      hire: sampleRates(sampleRate(2200, "event", { weekdays: quietDays }), sampleRate(4400, "event")),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  lunch: sampleCharge(29, "guest"),
  dinner: sampleCharge(37, "guest"),
  bar: sampleRefused("No alcohol on the premises"),
  ownBar: sampleRefused("No alcohol on the premises"),
  corkage: sampleRefused("No alcohol on the premises"),
  serviceCharge: sampleCharge(10, "share"),
  outsideCaterer: sampleCharge(5, "guest"),
  plating: sampleNone("Thali service is included"),
  hours: { included: 12, further: sampleCharge(260, "hour") },
  security: sampleNone("Not asked for"),
  parking: sampleNone("210 free spaces"),
  chairs: sampleNone("Included"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("Heated"),
  generator: sampleNone("Power in the hall"),
};
