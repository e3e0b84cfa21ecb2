import { commonPractice, gardenBans, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { designShare } from "./budget-shares.ts";

export const tableSettings: DecorationArticle = {
  id: "table-settings",
  title: "Wedding Table Settings for Any Season",
  metaDescription:
    "Centrepieces that nobody has to look around, linens for eight or eight hundred, family-style and thali dinners, and what to ask the venue.",
  lede: "Below thirty centimetres or above sixty: what stands between is what people talk around all night.",
  what: [
    "Begin with the food, not with the flowers. Plated dinners leave the middle of the table free; family-style dishes and thalis need it, and a buffet needs paths between the tables. Then choose the height: low bowls, or tall stems thin enough to see through.",
    "A long table wants a line, such as a garland of leaves, a runner or a row of lamps; a round one wants one centre. For five hundred guests repeat one good thing fifty times rather than five things ten times. Names are larger than you think: set them in 18 point for the aunt without her glasses.",
  ],
  season:
    "Grow with the year: crocus and blossom in April and May, garden roses from late June, dahlias and wheat in September, spruce, rose hips and candles from November.",
  needs: [
    {
      topic: "Table and cloth",
      text: "Sizes, and whose linen: many hotels include theirs and charge for yours to be pressed.",
      ...commonPractice,
    },
    {
      topic: "Candles",
      text: "Ask which flame is allowed: in glass above the wick, floating, or none. Some rooms allow LED only.",
      ...commonPractice,
    },
    {
      topic: "Time",
      text: "Ask when the room is yours, who sets, who lights and who clears; designed tables take hours, not minutes.",
      ...commonPractice,
    },
    {
      topic: "Kitchens",
      text: "Vegetarian, Jain and halal dishes get their own spoons, stands and labels; tell the designer, so that there is a place for the labels.",
      ...venueChecklist,
    },
    {
      topic: "Outdoors",
      text: "Weights on cloths and cards. At the City's two garden sites glass, lanterns, open flame and petals are banned.",
      ...gardenBans,
    },
  ],
  cost: designShare,
  ask: [
    { category: "decor", label: "Decor and rentals" },
    { category: "florists", label: "Florists" },
    { category: "caterers", label: "Caterers" },
    { category: "invitations", label: "Place cards and menus" },
  ],
  resources: ["costs", "booking-ahead", "city-parks"],
  basis: commonPractice,
};
