import { beforeAll, describe, expect, it, test } from "vitest";

import { bookingTips } from "#content/booking-tips/booking-tips.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { venueSpotlights } from "#content/venue-spotlights/venue-spotlights.ts";
import { loadAllThemePacks, themePack } from "#app/site/theme/theme-packs.ts";

import { bookingTipOrder } from "./booking-tip-order.ts";
import { venueGroupLabel, venueGroups } from "./venue-groups.ts";

const { listings, profiles } = readCatalogue();
const slugs = new Set(profiles.map(({ slug }) => slug));

beforeAll(loadAllThemePacks);

test("each kind of venue has a venue", () => {
  for (const { id } of venueGroups)
    expect(profiles.filter(({ groups }) => groups.includes(id)).length, id).toBeGreaterThan(0);
});

describe.each(["standard", "indian"] as const)("the %s theme", (theme) => {
  const venues = () => themePack(theme).venues;

  it("has the filter buttons of the specification, each with a venue", () => {
    expect(venues().filters.map(venueGroupLabel)).toEqual(
      theme === "standard"
        ? ["Downtown", "Outdoor", "Historic", "Unique"]
        : ["Downtown", "Banquet Halls", "Luxury Hotels", "Large Capacity"],
    );
    for (const id of venues().filters)
      expect(
        profiles.some(({ groups }) => groups.includes(id)),
        id,
      ).toBe(true);
  });

  it("hangs six venues of the catalogue on the wall", () => {
    expect(new Set(venues().featured).size).toBe(6);
    for (const slug of venues().featured) expect(slugs.has(slug), slug).toBe(true);
  });

  it("has three spotlights, with samples hidden too", () => {
    const real = venues().spotlights.filter(
      (slug) => listings.find((listing) => listing.slug === slug)?.fictional === false,
    );
    expect(real).toHaveLength(3);
    for (const slug of venues().spotlights)
      expect(
        venueSpotlights.some(({ id }) => id === slug),
        slug,
      ).toBe(true);
  });

  it("says when to book, first of all", () => {
    const [early, offSeason] = bookingTipOrder[theme].map((id) => bookingTips.find((tip) => tip.id === id));
    expect(early?.text).toContain("May to October");
    expect(early?.heading).toContain("12 to 18 months");
    expect(offSeason?.heading).toContain("8 to 12 months in the off-season");
  });
});

describe("the spotlights", () => {
  it("are venues of the catalogue, and their large image is the venue's own", () => {
    for (const { id, largeImage } of venueSpotlights) {
      const listing = listings.find(({ slug }) => slug === id);
      expect(listing?.category, id).toBe("venues");
      if (largeImage !== null) expect(listing?.images, id).toContain(largeImage);
    }
  });

  it("have packages per person and for everything, and one with more than six amenities", () => {
    const costs = venueSpotlights.flatMap(({ packages }) => packages.map(({ cost }) => cost));
    expect(costs.some(({ pricePerPerson }) => pricePerPerson !== null)).toBe(true);
    expect(costs.some(({ price }) => price !== null)).toBe(true);
    const amenities = profiles.find(({ slug }) => slug === "celebration-hall")?.amenities ?? [];
    expect(amenities.length).toBeGreaterThan(7);
  });
});
