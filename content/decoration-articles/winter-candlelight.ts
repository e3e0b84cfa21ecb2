import { checked, commonPractice, flamePermit, sunTimes } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";

export const winterCandlelight: DecorationArticle = {
  id: "winter-candlelight",
  title: "Candlelight and Window Frost",
  metaDescription:
    "A winter wedding by candlelight in Calgary: which flame a hotel allows, spruce and rose hips, early sunsets, warm arrivals and chinooks.",
  lede: "Dark by six, frost on the panes, and everybody looks well: winter does half of the decorating.",
  what: [
    "Candles in groups of three heights along the sills, doubled by the glass. Spruce boughs, rose hips and dry grasses between them; silver and white kept for one place, such as the couple's table, so that it is seen. Deep blue linen makes the flames warmer than white does.",
    "Arrivals are part of it: a lit path, a coat check that does not queue into the cold, and something hot within ten steps of the door.",
  ],
  season:
    "November to March. On 21 December the sun sets at 17:32: a ceremony at four has the last daylight, and dinner has the dark.",
  needs: [
    {
      topic: "Flame",
      text: "Ask which is allowed: in glass higher than the wick, floating, or LED only. Open-air flame indoors needs the Calgary Fire Department's permit, at least 30 days before.",
      ...flamePermit,
    },
    {
      topic: "Draughts and drapes",
      text: "A hand's breadth from glass, a metre from curtains; one person counts the candles out at the end.",
      ...commonPractice,
    },
    {
      topic: "Spruce",
      text: "Cut boughs dry out in heated rooms within days and then burn fast: fresh, in water, and away from flame.",
      ...commonPractice,
    },
    {
      topic: "Daylight",
      text: "Sunset is at 17:41 on 21 November, 18:08 on 21 January and 19:03 on 21 February, with the clock at UTC-6.",
      ...sunTimes,
    },
    {
      topic: "Chinook",
      text: "A warm wind can take the snow within hours: keep one indoor wall that looks like winter by itself.",
      source: "nomadpub.com; newcomers' guide on sites.google.com",
      checked,
      confidence: "high",
    },
  ],
  cost: null,
  ask: [
    { category: "decor", label: "Candles and decor" },
    { category: "florists", label: "Florists" },
    { category: "venues", label: "Hotels and halls" },
  ],
  resources: ["fire-permit", "weather-and-light", "costs"],
  basis: commonPractice,
};
