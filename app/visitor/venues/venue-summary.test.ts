import { describe, expect, it } from "vitest";

import { venueListing as listing } from "#test-support/venue-listing.ts";

import { summarizeVenue } from "./venue-summary.ts";

const checked = { source: "Somebody", checkedOn: "2026-11-21" };

const fact = (key: string, answer: string | null, confidence: string) => ({
  key,
  status: "reported",
  saidBy: "content",
  answer,
  text: "So it is.",
  confidence,
  ...checked,
});
const room = (layout: string, guests: number, confidence: string) => ({
  name: "Hall",
  layout,
  guests,
  confidence,
  ...checked,
});

describe("what the filter knows of a venue", () => {
  it("is what is certain: an uncertain 'no' hides nothing and an uncertain 'yes' promises nothing", () => {
    const facts = [
      fact("openFlame", "yes", "high"),
      fact("baraat", "yes", "low"),
      fact("outsideCaterer", "no", "low"),
      fact("vegetarianKitchen", "no", "medium"),
      fact("halalKitchen", "depends", "low"),
      fact("stepFree", null, "high"),
    ];
    expect(summarizeVenue(listing({ facts }))?.answers).toEqual({
      "open-flame": "yes",
      baraat: "depends",
      vegetarian: "no",
      halal: "depends",
    });
  });

  it("is no number of guests where there is none", () => {
    expect(summarizeVenue(listing({}))?.party).toBeNull();
  });

  it("is an estimate where the only source of the number is uncertain", () => {
    const rooms = [room("seated", 900, "low")];
    expect(summarizeVenue(listing({ guestsTo: 900, rooms }))?.party?.estimated).toBe(true);
    const sure = [...rooms, room("standing", 900, "high")];
    expect(summarizeVenue(listing({ guestsTo: 900, rooms: sure }))?.party?.estimated).toBe(false);
  });

  it("takes the larger number of a standing reception, but not that of rows of chairs", () => {
    const rooms = [
      room("seated", 344, "medium"),
      room("standing", 1000, "medium"),
      room("theatre", 1200, "high"),
    ];
    expect(summarizeVenue(listing({ guestsFrom: 20, guestsTo: 344, rooms }))?.party).toEqual({
      from: 20,
      to: 344,
      standing: 1000,
      estimated: false,
    });
  });

  it("is nothing for a listing that is no venue", () => {
    expect(summarizeVenue({ ...listing({}), venue: null })).toBeNull();
  });
});
