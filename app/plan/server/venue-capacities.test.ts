import { expect, test } from "vitest";
import { z } from "zod";

import { plainCard, venueListing } from "#test-support/venue-listing.ts";

import { venueCapacitiesOf } from "./venue-capacities.server.ts";
import { venueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";

const provenance = { source: "The venue", checkedOn: "2026-11-21", confidence: "high" };
const venue = venueListing(
  {
    guestsTo: 350,
    rooms: [{ name: "Great room", layout: "seated", guests: 350, ...provenance }],
    facts: [
      {
        key: "liveMusicUntil",
        status: "reported",
        answer: null,
        text: "Until 1 a.m.",
        saidBy: "us",
        ...provenance,
      },
      { key: "parking", status: "reported", answer: "yes", text: "90 spaces.", saidBy: "us", ...provenance },
    ],
  },
  { id: 7, slug: "aspen-hall", name: "Aspen Hall", fictional: true },
);

test("a schedule learns of a venue how many it takes and until when it plays, and nothing else", () => {
  const cards = [venue.card, { ...plainCard, id: 8, category: "djs" as const }];
  const halls = venueCapacitiesOf({
    inCategory: (category) => cards.filter((card) => card.category === category),
    listing: (id) => (id === venue.card.id ? venue : null),
  });
  expect(halls).toEqual([
    {
      name: "Aspen Hall",
      path: "/venues/aspen-hall",
      guests: 350,
      rooms: [{ name: "Great room", guests: 350 }],
      music: "Until 1 a.m.",
      sample: true,
      at: null,
    },
  ]);
  expect(z.array(venueCapacity).parse(JSON.parse(JSON.stringify(halls)))).toEqual(halls);
});
