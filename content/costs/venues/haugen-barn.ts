import { nothingKnown, sampleCharge, sampleNone, sampleRefused } from "../sample-charges.ts";
import type { VenueCharges } from "../venue-charges.ts";

/** Invented barn: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "haugen-barn",
  rooms: [
    {
      name: "Barn, Friday noon to Sunday noon",
      guests: 150,
      hire: sampleCharge(7200, "event"),
      minimum: sampleNone("No minimum spend"),
    },
  ],
  season: { months: [6, 7, 8, 9, 10], origin: null },
  lunch: sampleRefused("No house kitchen: your caterer cooks"),
  dinner: sampleRefused("No house kitchen: your caterer cooks"),
  bar: sampleRefused("No licence of its own"),
  ownBar: sampleNone("Allowed under a special event licence"),
  corkage: sampleNone("No corkage"),
  serviceCharge: sampleNone("No service charge"),
  outsideCaterer: sampleNone("No fee"),
  plating: sampleNone("Your caterer plates"),
  hours: { included: 24, further: sampleNone("The whole weekend is yours") },
  security: sampleNone("Not asked for"),
  parking: sampleNone("A field for 90 cars"),
  chairs: sampleNone("Tables and benches for 150"),
  tent: sampleNone("In the barn"),
  heating: sampleCharge(480, "event"),
  generator: sampleCharge(390, "event"),
};
