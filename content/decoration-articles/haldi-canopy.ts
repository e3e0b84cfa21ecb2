import { climateNormals, common, commonPractice, gardenBans, parkLimits } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { flowerShare } from "./budget-shares.ts";

export const haldiCanopy: DecorationArticle = {
  id: "haldi-canopy",
  title: "A Genda-Phool Canopy for the Haldi",
  metaDescription:
    "A canopy of marigold strings for haldi, pithi or maiyan: sheeting against turmeric, shade, cool mornings, and where it may stand in Calgary.",
  lede: "Yellow above, yellow below, and a plastic sheet that nobody sees in the photographs.",
  what: [
    "Strings of yellow and orange marigolds hang close together from a light frame, low enough to touch. Beneath: a wipe-clean floor under cotton sheets, low stools that may be stained, brass bowls, and towels in a colour that forgives.",
    "Set the stools in a half circle that is open to the light, the elders' chairs behind, and the bowls on both sides, so that nobody reaches across with a full hand. Music from a small speaker: the songs are sung.",
  ],
  season:
    "June to August in a garden. The mean low in July is 9.8 °C: a haldi before ten wants heaters, and one at eleven does not.",
  needs: [
    {
      topic: "The floor",
      text: "Grass, or a floor that can be wiped; sheeting beyond the edge by a metre. Turmeric stays in carpet, grout and stone.",
      ...common,
    },
    {
      topic: "Water",
      text: "A tap or warm shower close by, and a way to it that does not cross the carpet.",
      ...common,
    },
    {
      topic: "Cool mornings",
      text: "Mean lows in Calgary: June 7.5 °C, July 9.8, August 8.8.",
      ...climateNormals,
    },
    {
      topic: "Tents in parks",
      text: "In City parks, tents of more than 600 square feet together need an approval more; the two garden sites allow none.",
      ...parkLimits,
    },
    {
      topic: "Petals",
      text: "Banned at the City's two garden sites: a family garden or a venue's courtyard is kinder.",
      ...gardenBans,
    },
  ],
  cost: flowerShare,
  ask: [
    { category: "decor", label: "Canopies" },
    { category: "florists", label: "Florists" },
    { category: "caterers", label: "Breakfast" },
  ],
  resources: ["city-parks", "weather-and-light"],
  basis: commonPractice,
};
