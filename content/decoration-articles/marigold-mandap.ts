import { commonPractice, flamePermit, gardenBans, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { designShare } from "./budget-shares.ts";

export const marigoldMandap: DecorationArticle = {
  id: "marigold-mandap",
  title: "A Marigold Mandap for a Summer Wedding",
  metaDescription:
    "Strung marigold and mango leaf on four posts: how many flowers, when to string them, height, the fire permit and the wind in Calgary.",
  lede: "Genda phool by the thousand, strung the evening before by people who sing while they do it.",
  what: [
    "Marigold is cheap, strong and auspicious, and it outlasts a rose in heat. Strings hang from the canopy in swags and wrap the posts, saffron and yellow in turn, with mango leaves between, which are said to keep ill will away. Leave the sides open, and let no swag in front hang lower than the couple's heads.",
    "Fresh blooms are threaded the night before and sprayed with water; paper and silk ones do for the upper rows, where no hand comes. Keep a handful of fresh ones for the havan and for the elders' blessing.",
  ],
  season:
    "July and August, when growers near Calgary have marigolds in the field and the evening is still light at nine.",
  needs: [
    {
      topic: "Height",
      text: "Eleven feet above the stage; outdoors, feet weighted for gusts and a canopy that lets wind through.",
      ...venueChecklist,
    },
    {
      topic: "Fire",
      text: "Strings a metre from the kund. The permit package goes to the Calgary Fire Department at least 30 days before.",
      ...flamePermit,
    },
    {
      topic: "Cool storage",
      text: "A cold room or a shaded garage for the strings overnight: ask the caterer for a corner.",
      ...commonPractice,
    },
    {
      topic: "Petals",
      text: "They stain pale stone and carpets when trodden on, and are banned at the City's two garden sites.",
      ...gardenBans,
    },
    {
      topic: "Load-in",
      text: "The frame the evening before or at dawn, the strings last. Half a day in all.",
      ...commonPractice,
    },
  ],
  cost: designShare,
  ask: [
    { category: "decor", label: "Mandap makers" },
    { category: "florists", label: "Florists" },
    { category: "priests", label: "Pandits" },
  ],
  resources: ["fire-permit", "city-parks", "weather-and-light"],
  basis: commonPractice,
};
