import {
  nothingKnown,
  quietDays,
  sampleCharge,
  sampleNone,
  sampleRate,
  sampleRates,
  winterMonths,
} from "../sample-charges.ts";
import type { VenueCharges } from "../venue-charges.ts";

/** Invented hall: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "celebration-hall",
  rooms: [
    {
      name: "Half of the Great Hall",
      guests: 280,
      hire: sampleRates(
        sampleRate(2800, "event", { weekdays: quietDays }),
        sampleRate(3400, "event", { months: winterMonths }),
        sampleRate(4200, "event"),
      ),
      minimum: sampleNone("No minimum spend"),
    },
    {
      name: "Great Hall",
      guests: 600,
      hire: sampleRates(
        sampleRate(4600, "event", { weekdays: quietDays }),
        sampleRate(5600, "event", { months: winterMonths }),
        sampleRate(6900, "event"),
      ),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  lunch: sampleCharge(34, "guest"),
  dinner: sampleCharge(46, "guest"),
  bar: { kind: "refused", why: "The hall has no licence of its own", origin: null },
  ownBar: sampleNone("Allowed under a special event licence"),
  corkage: sampleCharge(3, "guest"),
  serviceCharge: sampleCharge(15, "share"),
  outsideCaterer: sampleCharge(6, "guest"),
  plating: sampleCharge(4, "guest"),
  hours: { included: 10, further: sampleCharge(350, "hour") },
  security: sampleCharge(240, "event"),
  parking: sampleNone("340 free spaces"),
  chairs: sampleNone("Tables and chairs for 600"),
  tent: sampleNone("Indoors"),
  heating: sampleNone("Heated"),
  generator: sampleNone("Power in the hall"),
};
