import { commonPractice, flamePermit, gardenBans, sunTimes, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";

export const lighting: DecorationArticle = {
  id: "lighting",
  title: "Wedding Lighting: Bulbs, Candles, Sunsets",
  metaDescription:
    "When it gets dark in Calgary, what may burn, what may hang, how much power a room needs, and how to light faces rather than ceilings.",
  lede: "In June you dance before it is dark; in December you marry after it is. Both are lighting plans.",
  what: [
    "Light faces first. Warm lamps at the height of the eyes, strings overhead, candles on the tables; then, if there is money left, the walls. A room of coloured floodlights makes every sari one colour and every photograph work.",
    "Plan three scenes and give somebody the switch: bright for the ceremony and the elders' stairs, warm for dinner, dark with a lit floor for the dancing. Leave the kitchen's path and the washroom stairs out of the third one.",
  ],
  season:
    "On 21 June the sun sets at 21:55 and outdoor bulbs are a promise until ten. On 21 December it sets at 17:32 and every guest arrives by your light.",
  needs: [
    {
      topic: "Power",
      text: "Two or three circuits of 20 amps for a stage, more for an LED wall. Kettles and heaters on another one.",
      ...venueChecklist,
    },
    {
      topic: "Rigging",
      text: "Who may hang what, from which points, with which lift, and whose insurance covers it.",
      ...venueChecklist,
    },
    {
      topic: "Open flame",
      text: "Candles in glass are the venue's decision; ceremonial and open-air flame indoors needs the fire department's permit, 30 days before.",
      ...flamePermit,
    },
    {
      topic: "City gardens",
      text: "Lanterns, open flame and generators are banned at the City's two garden sites: battery lamps only, if at all.",
      ...gardenBans,
    },
    {
      topic: "Sunset",
      text: "Golden hour begins 44 to 61 minutes before sunset in Calgary; the valley at Banff lies in shade earlier than any table says.",
      ...sunTimes,
    },
  ],
  cost: null,
  ask: [
    { category: "decor", label: "Lighting and decor" },
    { category: "djs", label: "DJs with lights" },
    { category: "venues", label: "Venues" },
    { category: "photographers", label: "Photographers" },
  ],
  resources: ["weather-and-light", "fire-permit", "costs"],
  basis: commonPractice,
};
