import {
  nothingKnown,
  quietDays,
  sampleCharge,
  sampleNone,
  sampleRate,
  sampleRates,
  sampleRefused,
  winterMonths,
} from "../sample-charges.ts";
import type { VenueCharges } from "../venue-charges.ts";

/** Invented greenhouse: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "cucumber-house",
  rooms: [
    {
      name: "Greenhouse",
      guests: 140,
      hire: sampleRates(
        sampleRate(1900, "event", { weekdays: quietDays }),
        sampleRate(3300, "event", { months: winterMonths }),
        sampleRate(2900, "event"),
      ),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  lunch: sampleRefused("The house has no stove: your caterer cooks in the yard"),
  dinner: sampleRefused("The house has no stove: your caterer cooks in the yard"),
  bar: sampleRefused("No licence of its own"),
  ownBar: sampleNone("Wine and beer under a special event licence"),
  corkage: sampleNone("No corkage"),
  serviceCharge: sampleNone("No service charge"),
  outsideCaterer: sampleNone("No fee"),
  plating: sampleNone("Your caterer plates"),
  hours: { included: 8, further: sampleCharge(200, "hour") },
  security: sampleNone("Not asked for"),
  parking: sampleNone("38 free spaces and the street"),
  chairs: sampleNone("Tables and benches for 140"),
  tent: sampleNone("Under glass"),
  heating: sampleNone("Heated to 19 degrees"),
  generator: sampleNone("Power in the house"),
};
