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

const summer = [5, 6, 7, 8, 9];

/** Invented club: everything here is sample data. */
export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "cottonbank-golf-club",
  rooms: [
    {
      name: "Lounge",
      guests: 90,
      hire: sampleRates(sampleRate(1200, "event", { weekdays: quietDays }), sampleRate(1900, "event")),
      minimum: sampleCharge(5000, "event"),
    },
    {
      name: "Marquee",
      guests: 240,
      hire: sampleRates(
        sampleRate(2600, "event", { months: summer, weekdays: quietDays }),
        sampleRate(3800, "event", { months: summer }),
      ),
      minimum: sampleRates(sampleRate(9000, "event", { weekdays: quietDays }), sampleRate(14000, "event")),
    },
  ],
  lunch: sampleCharge(58, "guest"),
  dinner: sampleCharge(84, "guest"),
  bar: sampleCharge(32, "guest"),
  ownBar: sampleRefused("The club is licensed, so the bar is the club's"),
  corkage: sampleCharge(20, "bottle"),
  serviceCharge: sampleCharge(18, "share"),
  outsideCaterer: sampleCharge(14, "guest"),
  plating: sampleCharge(5, "guest"),
  hours: { included: 8, further: sampleCharge(280, "hour") },
  security: sampleNone("Included"),
  parking: sampleNone("200 free spaces"),
  chairs: sampleNone("Included"),
  tent: sampleNone("The marquee stands from May to September"),
  heating: sampleNone("Heaters are in the marquee"),
  generator: sampleNone("Power in the marquee"),
};
