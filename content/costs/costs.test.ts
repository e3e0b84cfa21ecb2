import { describe, expect, test } from "vitest";

import { readCatalogue } from "../catalogue/catalogue.ts";
import { costRule, musicTariff, publishedRange, taxRule } from "./cost-rule.ts";
import { cateredMeal, hostedBar } from "./rules/catering.ts";
import { ceremonialFire } from "./rules/ceremonial-fire.ts";
import { eventSecurity } from "./rules/event-security.ts";
import { gst, insuranceIsExempt, licencesAreExempt } from "./rules/gst.ts";
import { guestShuttles } from "./rules/guest-shuttles.ts";
import { usualHallHire } from "./rules/hall-hire.ts";
import { partyAlcoholLiability } from "./rules/insurance.ts";
import { britishColumbiaTax } from "./rules/provincial-tax.ts";
import { reSound } from "./rules/re-sound.ts";
import { usualServiceCharge } from "./rules/service-charge.ts";
import { socan } from "./rules/socan.ts";
import { largeEventLicence, specialEventLicence } from "./rules/special-event-licence.ts";
import { allVenueCharges } from "./venue-charges-list.ts";
import { venueCharges, type ChargeAnswer, type VenueCharges } from "./venue-charges.ts";

const { listings, profiles } = readCatalogue();
const listingOf = (slug: string) => listings.find((listing) => listing.slug === slug);

test("every rule and range has its form and its sources", () => {
  taxRule.parse(gst);
  for (const tariff of [socan, reSound]) musicTariff.parse(tariff);
  for (const range of [
    cateredMeal,
    hostedBar,
    guestShuttles,
    usualHallHire,
    partyAlcoholLiability,
    usualServiceCharge,
    specialEventLicence,
  ])
    publishedRange.parse(range);
  for (const rule of [
    ceremonialFire,
    eventSecurity,
    licencesAreExempt,
    insuranceIsExempt,
    britishColumbiaTax,
    largeEventLicence,
  ])
    costRule.parse(rule);
});

test("a music tariff rises with the room, and with dancing", () => {
  for (const { tiers } of [socan, reSound])
    for (const [position, { approved, proposed }] of tiers.entries()) {
      const before = tiers[position - 1]?.approved;
      expect(approved.dancing).toBeGreaterThan(approved.background);
      expect(approved.background).toBeGreaterThan(before?.background ?? 0);
      expect(proposed?.dancing ?? Infinity).toBeGreaterThan(approved.dancing);
    }
});

describe("the prices of venues", () => {
  test.each(allVenueCharges.map((charges) => [charges.slug, charges] as const))(
    "%s has its form",
    (slug, charges) => {
      venueCharges.parse(charges);
      expect(listingOf(slug)?.category).toBe("venues");
      const guests = charges.rooms.map((room) => room.guests);
      expect(guests).toEqual(guests.toSorted((a, b) => a - b));
    },
  );

  test("every statement about an invented venue is a sample, and none about a real one", () => {
    for (const charges of allVenueCharges)
      for (const { origin } of statementsOf(charges))
        expect(origin === null, charges.slug).toBe(listingOf(charges.slug)?.fictional);
  });

  test("every figure of a real venue is one of these, with its source", () => {
    const figures = allVenueCharges
      .filter(({ slug }) => listingOf(slug)?.fictional === false)
      .flatMap((charges) =>
        statementsOf(charges).flatMap(({ what, figure, origin }) =>
          figure === null ? [] : [`${charges.slug}, ${what}: ${figure}. ${origin?.url}, ${origin?.read}`],
        ),
      );
    const lakeLouise =
      "http://www.fairmont.com/lake-louise/activities-services/weddings/receptiondinnerrooms/, 2026-11-25";
    const lawn = "https://www.calgary.ca/parks/reader-rock-garden-bookings/main-lawn.html, 2026-11-25";
    expect(figures).toEqual([
      `fairmont-chateau-lake-louise, minimum of Lefroy Room: 150000 a event. ${lakeLouise}`,
      `fairmont-chateau-lake-louise, minimum of Alpine Room: 600000 a event. ${lakeLouise}`,
      `fairmont-chateau-lake-louise, minimum of Mount Temple A: 1050000 a event. ${lakeLouise}`,
      `fairmont-chateau-lake-louise, minimum of Mount Temple A and B: 1700000 a event. ${lakeLouise}`,
      `fairmont-chateau-lake-louise, minimum of Victoria Room: 1200000 a event. ${lakeLouise}`,
      `fairmont-chateau-lake-louise, minimum of Mount Temple Ballroom: 2700000 a event. ${lakeLouise}`,
      `fairmont-chateau-lake-louise, serviceCharge: 1800 a share. ${lakeLouise}`,
      `reader-rock-garden, hire of Main Lawn: 81890 a block. ${lawn}`,
      `reader-rock-garden, bookingFee: 575 a event. ${lawn}`,
      `reader-rock-garden, security: 3000 a hour. ${lawn}`,
    ]);
  });
});

type Statement = { what: string; figure: string | null; origin: { url: string; read: string } | null };

/** Everything that an entry says, as single statements. */
function statementsOf({ slug: _slug, rooms, season, hours, ...answers }: VenueCharges): Statement[] {
  return [
    ...rooms.flatMap(({ name, hire, minimum }) => [
      ...answered(`hire of ${name}`, hire),
      ...answered(`minimum of ${name}`, minimum),
    ]),
    ...Object.entries(answers).flatMap(([what, answer]) => answered(what, answer)),
    ...(hours === null ? [] : answered("further hours", hours.further)),
    ...(season === null ? [] : [{ what: "season", figure: null, origin: season.origin }]),
  ];
}

function answered(what: string, answer: ChargeAnswer | null): Statement[] {
  if (answer === null) return [];
  if (answer.kind !== "charge") return [{ what, figure: null, origin: answer.origin }];
  return answer.rates.map(({ amount, per, origin }) => ({ what, figure: `${amount} a ${per}`, origin }));
}

test.each(allVenueCharges)(
  "what the prices of $slug refuse stands on its page, and the other way round",
  (charges) => {
    const facts = profiles.find(({ slug }) => slug === charges.slug)?.facts;
    for (const key of ["outsideCaterer", "ownBar"] as const) {
      const [answer, priced] = [facts?.[key]?.answer, charges[key]?.kind];
      if (priced === "refused") expect(answer, key).toBe("no");
      if (answer === "no") expect(priced, key).not.toBe("charge");
    }
  },
);
