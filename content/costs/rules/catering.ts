import type { PublishedRange } from "../cost-rule.ts";

/** Where a venue has not published a menu. */
export const cateredMeal: PublishedRange = {
  id: "catered-meal",
  text: "Not this venue's price: a catered meal in Canada is put at $55 a guest for the simplest buffet, usually $60 to $75, to $130 for a plated dinner at a wedding venue. Luxury hotels are above it.",
  low: 55_00,
  high: 130_00,
  per: "guest",
  isOlder: false,
  sources: [
    {
      title: "A Southern Wedding, catering costs in Canada",
      url: "https://asouthernwedding.com",
      read: "2026-11-21",
    },
  ],
};

/** Where a venue pours and has not published its bar. */
export const hostedBar: PublishedRange = {
  id: "hosted-bar",
  text: "Not this venue's price: a hosted bar in Canada is put at 20% to 30% of the food.",
  low: 20_00,
  high: 30_00,
  per: "share",
  isOlder: false,
  sources: cateredMeal.sources,
};
