import type { BudgetPlan } from "./budget-plan.ts";

/** Shares between the figures of three guides, read on 2026-11-21. */
export const standardPlan: BudgetPlan = {
  id: "standard",
  intro:
    "The shares lie between those of three published guides. Change any of them: the others follow, and the sum stays what you typed.",
  events: 1,
  lines: [
    {
      id: "venue",
      label: "Venue, food and drink",
      share: 48,
      published: "40 to 60% (dayofdiva.ca, danceshout.com, wedding-calculator.com)",
      isFood: true,
    },
    {
      id: "photo",
      label: "Photos and video",
      share: 13,
      published: "10 to 15% (dayofdiva.ca, danceshout.com)",
    },
    {
      id: "flowers",
      label: "Flowers and decor",
      share: 11,
      published: "8 to 10% for flowers (danceshout.com), 15 to 25% with all design (dayofdiva.ca)",
    },
    {
      id: "attire",
      label: "Attire",
      share: 7,
      published: "8 to 10% (danceshout.com), 6 to 15% (wedding-calculator.com)",
    },
    { id: "music", label: "Music", share: 6, published: "8 to 10%, says a Calgary DJ (danceshout.com)" },
    { id: "beauty", label: "Hair and makeup", share: 3, published: null },
    {
      id: "ceremony",
      label: "Ceremony and officiant",
      share: 2,
      published: "2 to 3% (danceshout.com)",
    },
    { id: "paper", label: "Paper", share: 2, published: "2 to 3% (danceshout.com)" },
    { id: "cake", label: "Cake", share: 2, published: "2 to 4% (wedding-calculator.com)" },
    { id: "transport", label: "Transport", share: 2, published: "2 to 3% (danceshout.com)" },
    {
      id: "reserve",
      label: "Reserve",
      share: 4,
      published: "3 to 5% (dayofdiva.ca); others keep 8 to 15%",
    },
  ],
};

export const southAsianPlan: BudgetPlan = {
  id: "south-asian",
  intro:
    "For a wedding of several events. We found no published shares for South Asian weddings in Calgary, so all of these are our rule of thumb: change them to what your families have agreed.",
  events: 3,
  lines: [
    { id: "venue", label: "Venues, food and drink", share: 42, published: null, isFood: true },
    { id: "decor", label: "Decor, mandap and stage", share: 17, published: null },
    { id: "photo", label: "Photos and video", share: 12, published: null },
    { id: "attire", label: "Attire and jewellery", share: 11, published: null },
    { id: "music", label: "Music, dhol and performers", share: 6, published: null },
    { id: "beauty", label: "Beauty and mehndi", share: 4, published: null },
    { id: "transport", label: "Transport and baraat", share: 2, published: null },
    { id: "paper", label: "Paper and favours", share: 2, published: null },
    { id: "ceremony", label: "Ceremony: priest, granthi or imam", share: 1, published: null },
    { id: "reserve", label: "Reserve", share: 3, published: null },
  ],
};
