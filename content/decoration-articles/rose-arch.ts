import { banffRules, commonPractice, gardenBans } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { flowerShare } from "./budget-shares.ts";

export const roseArch: DecorationArticle = {
  id: "rose-arch",
  title: "A Garden Arch of Roses",
  metaDescription:
    "A rose arch for a Calgary garden or Banff wedding: staking it against the wind, flowers by month, what City gardens and the park allow.",
  lede: "Something to stand under that will still be standing when the wind arrives at three.",
  what: [
    "An arch frames two people and the officiant: two metres wide, two and a half high, asymmetric, with the weight of the flowers at one foot and one shoulder. Garden roses, spray roses and clematis above; at knee height, where the bees look, a few stems of the wild rose that Alberta chose as its flower.",
    "Do not pick those in the wild, and never in a park. A nursery has them in pots, and a pot can be planted afterwards: an arch that goes on.",
  ],
  season:
    "Late June to August. Wild roses bloom in June, garden roses from the end of it; the last spring frost falls about 20 May and may fall later.",
  needs: [
    {
      topic: "Wind",
      text: "Stakes in grass, weights on stone, and the supplier's word for how much. Calgary's windiest months are April to June.",
      ...commonPractice,
    },
    {
      topic: "Water and shade",
      text: "Cut roses tire within hours in the sun. Build it late, in shade if you can, with the stems in water tubes.",
      ...commonPractice,
    },
    {
      topic: "City gardens",
      text: "Loose petals, runners, carpets and balloons are banned at the two garden sites. Ask whether the arch may stand on the lawn and at which minute it leaves.",
      ...gardenBans,
    },
    {
      topic: "Banff",
      text: "In the park outdoors a small arch is among the props that Parks Canada allows, for up to 20 people, without an exclusive place.",
      ...banffRules,
    },
  ],
  cost: flowerShare,
  ask: [
    { category: "florists", label: "Florists" },
    { category: "decor", label: "Arches to rent" },
    { category: "venues", label: "Gardens and lakesides" },
  ],
  resources: ["city-parks", "banff-permits", "weather-and-light"],
  basis: commonPractice,
};
