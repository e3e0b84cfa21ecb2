import { expect, test } from "vitest";

import { plainCard, venueListing } from "#test-support/venue-listing.ts";

import { filterVenues } from "./filter-venues.ts";
import { maxVenuesShown, buildVenuesPage } from "./build-venues-page.ts";
import { emptyVenueQuery } from "./venue-query.ts";
import { summarizeVenue } from "./venue-summary.ts";

const venuesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const summary = summarizeVenue(
      venueListing(
        at % 3 === 0
          ? { guestsFrom: null, guestsTo: null }
          : { guestsFrom: 10, guestsTo: at % 3 === 1 ? 100 : 400 },
        { ...plainCard, id: at + 1, slug: `hall-${at}`, name: `Hall ${at}` },
      ),
    );
    if (summary === null) throw new Error("It is no venue.");
    return summary;
  });
/** A venue as the list has it, without what only posters show. */
const listed = <Venue extends { amenities: unknown }>({ amenities: _, ...venue }: Venue) => venue;
const query = { ...emptyVenueQuery, guests: 300 };

test("a page of some venues has all of them, and finds by itself", () => {
  const venues = venuesOf(60);
  expect(buildVenuesPage(venues, query, ["hall-7"])).toEqual({
    venues: venues.map(listed),
    wall: [venues[7]],
    found: null,
  });
});

test("of very many the page has what it finds first, in the same order, and how many there are", () => {
  const venues = venuesOf(900);
  const shown = buildVenuesPage(venues, query, ["hall-899"]);
  const all = filterVenues(venues.map(listed), query);
  const again = filterVenues(shown.venues, query);
  expect(again.matches).toEqual(all.matches.slice(0, maxVenuesShown));
  expect(again.worthAsking).toEqual(all.worthAsking.slice(0, maxVenuesShown));
  expect(shown.wall).toEqual([venues[899]]);
  expect(shown.found).toMatchObject({ query, matches: 300, worthAsking: 300 });
});

test("where nothing suits the server says what to give up", () => {
  const { found } = buildVenuesPage(
    venuesOf(900),
    { ...emptyVenueQuery, guests: 5000, needs: ["open-flame"] },
    [],
  );
  expect(found?.matches).toBe(0);
  expect(found?.concessions.length).toBeGreaterThan(0);
});
