import { nothingKnown } from "../sample-charges.ts";
import type { ChargeAnswer, VenueCharges } from "../venue-charges.ts";

/** An older page of the hotel without a date. */
const page = {
  title: "Fairmont Chateau Lake Louise, Reception and dinner rooms (older page, undated)",
  url: "http://www.fairmont.com/lake-louise/activities-services/weddings/receptiondinnerrooms/",
  read: "2026-11-25",
} as const;

/** The hotel's low season: the page does not say which months are high or premium, and asks for more then. */
const minimumSpend = (dollars: number): ChargeAnswer => ({
  kind: "charge",
  rates: [
    {
      amount: dollars * 100,
      per: "event",
      blockHours: null,
      months: null,
      weekdays: null,
      tax: "added",
      isOlder: true,
      note: "Low season; more in the high and premium seasons, whose months the page does not give",
      origin: page,
    },
  ],
});

const room = (name: string, guests: number, dollars: number): VenueCharges["rooms"][number] => ({
  name,
  guests,
  hire: null,
  minimum: minimumSpend(dollars),
});

export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "fairmont-chateau-lake-louise",
  rooms: [
    room("Lefroy Room", 20, 1500),
    room("Alpine Room", 80, 6000),
    room("Mount Temple A", 170, 10_500),
    room("Mount Temple A and B", 300, 17_000),
    room("Victoria Room", 350, 12_000),
    room("Mount Temple Ballroom", 650, 27_000),
  ],
  serviceCharge: {
    kind: "charge",
    rates: [
      {
        amount: 18_00,
        per: "share",
        blockHours: null,
        months: null,
        weekdays: null,
        tax: "added",
        isOlder: true,
        note: null,
        origin: page,
      },
    ],
  },
  chairs: { kind: "none", why: "Tables, chairs, linen and cutlery are included", origin: page },
};
