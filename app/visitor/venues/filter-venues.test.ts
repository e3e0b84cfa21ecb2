import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { venueListing } from "#test-support/venue-listing.ts";

import { filterVenues, findVenueRelaxations } from "./filter-venues.ts";
import { venueGroups } from "./venue-groups.ts";
import { venueNeeds } from "./venue-needs.ts";
import { emptyVenueQuery, isFiltering, maxFilterGuests, type VenueQuery } from "./venue-query.ts";
import type { GuestCapacity, VenueSummary } from "./venue-summary.ts";

const { card } = venueListing();

function venue(name: string, about: Partial<VenueSummary> = {}): VenueSummary {
  return {
    card: { ...card, name },
    type: "Hall",
    groups: [],
    capacity: null,
    party: null,
    bestSeasons: [],
    features: [],
    amenities: [],
    answers: {},
    ...about,
  };
}

const seats = (to: number, more: Partial<GuestCapacity> = {}): GuestCapacity => ({
  from: null,
  to,
  standing: to,
  estimated: false,
  ...more,
});
const names = (found: readonly { venue: VenueSummary }[]) => found.map((one) => one.venue.card.name);
const ask = (venues: VenueSummary[], query: Partial<VenueQuery>) =>
  filterVenues(venues, { ...emptyVenueQuery, ...query });

const askOne = (party: GuestCapacity | null, guests: number) => ask([venue("Hall", { party })], { guests });
const wishes = ({ group, guests, needs }: VenueQuery) =>
  Number(group !== null) + Number(guests !== null) + needs.length;

describe("a wish", () => {
  it("shows the venues that say yes, then those where it depends, and hides those that say no", () => {
    const venues = [
      venue("Depends", { answers: { baraat: "depends" } }),
      venue("No", { answers: { baraat: "no" } }),
      venue("Yes", { answers: { baraat: "yes" } }),
    ];
    const { matches, worthAsking } = ask(venues, { needs: ["baraat"] });
    expect(names(matches)).toEqual(["Yes", "Depends"]);
    expect(matches.map(({ depends }) => depends)).toEqual([[], ["Baraat"]]);
    expect(worthAsking).toEqual([]);
  });

  it("puts a venue that has not said under 'Worth asking', with what is not known", () => {
    const venues = [
      venue("Silent"),
      venue("Half known", { answers: { "open-flame": "yes" } }),
      venue("No fire", { answers: { "open-flame": "no" } }),
    ];
    const { matches, worthAsking } = ask(venues, { needs: ["open-flame", "jain"] });
    expect(matches).toEqual([]);
    expect(names(worthAsking)).toEqual(["Half known", "Silent"]);
    expect(worthAsking.map(({ unknown }) => unknown)).toEqual([
      ["Jain food cooked apart"],
      ["Open flame", "Jain food cooked apart"],
    ]);
  });
});

describe("the number of guests", () => {
  it("fits from the smallest party that the venue takes to the largest", () => {
    const party = seats(200, { from: 50 });
    expect([49, 50, 200, 201].map((guests) => askOne(party, guests).matches.length)).toEqual([0, 1, 1, 0]);
  });

  it("depends where only a standing reception takes so many", () => {
    const party = seats(344, { standing: 1000 });
    expect(askOne(party, 900).matches[0]?.depends).toEqual(["900 guests standing"]);
    expect(askOne(party, 1001).matches).toEqual([]);
  });

  it("never hides a venue whose number is our own estimate", () => {
    const party = seats(900, { estimated: true });
    expect(askOne(party, 800).matches[0]?.depends).toEqual(["800 guests by our estimate"]);
    expect(askOne(party, 1200).worthAsking[0]?.unknown).toEqual(["1,200 guests"]);
  });

  it("is a question for a venue without a number", () => {
    expect(askOne(null, 100).worthAsking[0]?.unknown).toEqual(["100 guests"]);
    expect(askOne(null, 1).worthAsking[0]?.unknown).toEqual(["1 guest"]);
  });
});

const anyNeeds = fc.subarray(venueNeeds.map(({ id }) => id));
const anyVenue = fc
  .record({
    groups: fc.subarray(venueGroups.map(({ id }) => id)),
    party: fc.option(
      fc
        .record({
          from: fc.option(fc.integer({ min: 1, max: 100 })),
          to: fc.integer({ min: 100, max: 900 }),
          more: fc.nat(900),
          estimated: fc.boolean(),
        })
        .map(({ from, to, more, estimated }) => ({ from, to, standing: to + more, estimated })),
    ),
    answers: fc.record(
      Object.fromEntries(venueNeeds.map(({ id }) => [id, fc.constantFrom("yes", "no", "depends")] as const)),
      { requiredKeys: [] },
    ),
  })
  .map((about) => venue("Any", about));
const anyVenues = fc
  .array(anyVenue, { maxLength: 12 })
  .map((venues) => venues.map((one, id) => ({ ...one, card: { ...one.card, id } })));
const anyQuery: fc.Arbitrary<VenueQuery> = fc.record({
  group: fc.option(fc.constantFrom(...venueGroups.map(({ id }) => id))),
  guests: fc.option(fc.integer({ min: 1, max: maxFilterGuests })),
  needs: anyNeeds,
  saved: fc.constant([]),
});

const shown = (venues: readonly VenueSummary[], query: VenueQuery) => {
  const { matches, worthAsking } = filterVenues(venues, query);
  return [...matches, ...worthAsking];
};

test("a venue is hidden only by its group, by a 'no', or by a number that speaks against it", () => {
  fc.assert(
    fc.property(anyVenues, anyQuery, (venues, query) => {
      const kept = new Set(shown(venues, query).map((one) => one.venue));
      for (const one of venues) {
        const { party } = one;
        const otherGroup = query.group !== null && !one.groups.includes(query.group);
        const saysNo = query.needs.some((need) => one.answers[need] === "no");
        const tooFew = query.guests !== null && (party?.from ?? 0) > query.guests;
        const tooMany =
          query.guests !== null && party !== null && !party.estimated && query.guests > party.standing;
        expect(kept.has(one)).toBe(!(otherGroup || saysNo || tooFew || tooMany));
      }
    }),
  );
});

test("every venue that is shown is shown once, and a match leaves nothing unknown", () => {
  fc.assert(
    fc.property(anyVenues, anyQuery, (venues, query) => {
      const { matches, worthAsking } = filterVenues(venues, query);
      const ids = [...matches, ...worthAsking].map((one) => one.venue.card.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(matches.every(({ unknown }) => unknown.length === 0)).toBe(true);
      expect(worthAsking.every(({ unknown }) => unknown.length > 0)).toBe(true);
    }),
  );
});

test("a wish more never shows a venue more, and without wishes all of them match", () => {
  fc.assert(
    fc.property(
      anyVenues,
      anyQuery,
      fc.constantFrom(...venueNeeds.map(({ id }) => id)),
      (venues, query, need) => {
        const before = new Set(shown(venues, query).map((one) => one.venue));
        const after = shown(venues, { ...query, needs: [...new Set([...query.needs, need])] });
        expect(after.every((one) => before.has(one.venue))).toBe(true);
        expect(filterVenues(venues, emptyVenueQuery).matches).toHaveLength(venues.length);
      },
    ),
  );
});

test("what to drop is one of the wishes, keeps the others and shows what it says", () => {
  fc.assert(
    fc.property(anyVenues, anyQuery, (venues, query) => {
      for (const concession of findVenueRelaxations(venues, query)) {
        expect(wishes(concession.query)).toBe(wishes(query) - 1);
        const { matches, worthAsking } = filterVenues(venues, concession.query);
        expect([matches.length, worthAsking.length]).toEqual([concession.matches, concession.worthAsking]);
        expect(concession.matches + concession.worthAsking).toBeGreaterThan(0);
      }
      if (!isFiltering(query)) expect(findVenueRelaxations(venues, query)).toEqual([]);
    }),
  );
});
