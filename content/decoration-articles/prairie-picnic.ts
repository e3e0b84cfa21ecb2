import { banffNature, commonPractice, gardenBans, parkLimits } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";

export const prairiePicnic: DecorationArticle = {
  id: "prairie-picnic",
  title: "A Prairie Picnic Wedding",
  metaDescription:
    "Rugs, low tables and wheat for a relaxed wedding near Calgary: wind, shade, wasps, fire bans, chairs for elders, and what parks allow.",
  lede: "A lunch on the grass for people you like, with chairs for those who will not get up again.",
  what: [
    "Low tables of planks on crates, wool and cotton rugs, enamel jugs of sunflowers, sheaves of wheat tied with string, and a basket for each family: bread, pickles, fruit, a bottle, cutlery rolled in cloth. Shade is the real decoration. Sail cloth or parasols first, flowers afterwards.",
    "Set a third of the places at proper tables. Grandparents, expecting cousins and everyone in a sari will go there, and the rugs will fill by themselves.",
  ],
  season:
    "July to September. July's mean high is 23.2 °C, August is the calmest month; wheat stands gold from mid August and wasps come to sweet drinks from then on.",
  needs: [
    {
      topic: "Wind",
      text: "Weights on cloths, pegs through rugs, low vases. Strike sails when gusts pass what the supplier allows.",
      ...commonPractice,
    },
    {
      topic: "Ground",
      text: "Mown and dry, no sprinklers that evening, and a path that wheels can use.",
      ...commonPractice,
    },
    {
      topic: "Fire bans",
      text: "No open fire and no paper lanterns in a dry August; ask the county on the day, and let the caterer cook with gas only if the ban allows it.",
      ...commonPractice,
    },
    {
      topic: "City parks",
      text: "A wedding needs a permit. Barbecues, tents of more than 600 square feet together, amplified sound and vehicles each need an approval more.",
      ...parkLimits,
    },
    {
      topic: "City gardens",
      text: "At the two garden sites no tents, glass, carpets or pets; at one of them no catering.",
      ...gardenBans,
    },
    {
      topic: "Leave nothing",
      text: "In Banff National Park no food is left behind, and no alcohol is drunk in day-use areas.",
      ...banffNature,
    },
  ],
  cost: null,
  ask: [
    { category: "caterers", label: "Caterers" },
    { category: "decor", label: "Rugs, tables, shade" },
    { category: "florists", label: "Florists" },
  ],
  resources: ["city-parks", "weather-and-light", "liquor"],
  basis: commonPractice,
};
