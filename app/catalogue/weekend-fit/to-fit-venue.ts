import { factReadings } from "#content/fit/fact-readings.ts";
import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";
import type { QuotedRange } from "#app/catalogue/quoted-prices/quoted-range.ts";
import { toCostVenue, type PricedListing } from "#app/catalogue/event-costs/to-cost-venue.ts";

import { fitFactKeys, type FitReading, type FitRoom, type FitVenue } from "./fit-venue.ts";

/**
 * What the rules of a weekend know of a listing; null for one that is not a venue.
 * @param quotedMeal what caterers quoted couples, where it may be shown
 */
export function toFitVenue(
  listing: PricedListing & Pick<Listing, "taken" | "freeUntil">,
  quotedMeal: QuotedRange | null,
): FitVenue | null {
  const { venue, taken, freeUntil } = listing;
  const cost = toCostVenue(listing, quotedMeal);
  if (venue === null || cost === null) return null;
  const { latitude, longitude, guestsFrom } = venue;
  return {
    cost,
    guestsFrom,
    position: latitude === null || longitude === null ? null : [longitude, latitude],
    rooms: roomsOf(venue),
    facts: Object.fromEntries(
      fitFactKeys.flatMap((key) => {
        const fact = venue.facts.find((other) => other.key === key);
        if (fact === undefined) return [];
        const { answer, text, source, checkedOn, confidence } = fact;
        return [[key, { answer, text, source, checkedOn, doubtful: confidence === "low" }]];
      }),
    ),
    readings: readingsOf(listing.card.slug, venue),
    taken,
    freeUntil,
  };
}

/** 'Great Hall, rows facing the mandap' and 'Great Hall, with stage' are one room. */
const wallsOf = (name: string) => name.split(",")[0] ?? name;

function roomsOf({ rooms, guestsTo, guestsFact }: VenueDetails): FitRoom[] {
  const byWalls = Map.groupBy(rooms, ({ name }) => wallsOf(name));
  const named = [...byWalls].map(([name, layouts]) => ({
    name,
    capacities: layouts.map(({ name: full, layout, guests, source, checkedOn, confidence }) => ({
      layout: /\bfloor\b/.test(full) && /seating/.test(full) ? "floor" : layout,
      guests,
      source,
      checkedOn,
      doubtful: confidence === "low",
    })),
  }));
  // The number that the venue itself has given is of guests at tables, with stage and dance floor.
  if (guestsTo !== null && guestsFact !== null)
    named.push({
      name: "Largest room",
      capacities: [
        {
          layout: "seated",
          guests: guestsTo,
          source: guestsFact.source,
          checkedOn: guestsFact.checkedOn,
          doubtful: guestsFact.confidence === "low",
        },
      ],
    });
  return named.length > 0 ? named : [{ name: "", capacities: [] }];
}

function readingsOf(slug: string, { facts, amenities, features }: VenueDetails): FitReading[] {
  return factReadings.flatMap((reading) => {
    if (reading.slug !== slug) return [];
    const fact = facts.find(({ text }) => text.includes(reading.quote));
    if (fact !== undefined)
      return fact.confidence === "low"
        ? []
        : [{ ...reading, source: fact.source, checkedOn: fact.checkedOn }];
    const isNamed = [...amenities, ...features].some((text) => text.includes(reading.quote));
    // What a profile names has the day of its facts.
    const [any] = facts;
    return isNamed && any ? [{ ...reading, source: any.source, checkedOn: any.checkedOn }] : [];
  });
}
