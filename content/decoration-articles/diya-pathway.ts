import { commonPractice, flamePermit, gardenBans, sunTimes } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";

export const diyaPathway: DecorationArticle = {
  id: "diya-pathway",
  title: "A Pathway of Diyas",
  metaDescription:
    "Clay lamps along a path or on water for a fall or Diwali wedding in Calgary: how many, how long they burn, wind, hems and fire rules.",
  lede: "Two hundred small flames and one person who does nothing else for an hour.",
  what: [
    "Clay diyas with ghee or oil and a cotton wick, a hand's breadth apart on both sides of the path, and floating ones in wide bowls of water. They burn for an hour or two: light them just before the doors open, from the far end towards the guests.",
    "Where flame is not allowed, LED wicks in real clay do it honestly, and mixing the two is better than it sounds: real ones at the door, where people stop, electric ones where hems pass.",
  ],
  season:
    "October and November, around Diwali, whose date follows the moon: look it up for your year, as many families avoid the week itself for weddings.",
  needs: [
    {
      topic: "Hems",
      text: "Room between the rows for two people in full skirts, side by side. Dupattas and lehengas are wider than their owners think.",
      ...commonPractice,
    },
    {
      topic: "Wind",
      text: "Glass cups outdoors, or water. Above a breeze there will be no flames and no photographs.",
      ...commonPractice,
    },
    {
      topic: "Permission",
      text: "Open flame indoors: the venue first, then the fire department's permit, 30 days before. Extinguisher and water at both ends.",
      ...flamePermit,
    },
    {
      topic: "City gardens",
      text: "Lanterns and open flame are banned at the City's two garden sites.",
      ...gardenBans,
    },
    {
      topic: "Dusk",
      text: "Sunset is at 18:31 on 21 October and 17:41 on 21 November in Calgary; it is dark enough half an hour later.",
      ...sunTimes,
    },
  ],
  cost: null,
  ask: [
    { category: "decor", label: "Decorators" },
    { category: "venues", label: "Venues" },
    { category: "photographers", label: "Photographers" },
  ],
  resources: ["fire-permit", "city-parks", "weather-and-light"],
  basis: commonPractice,
};
