import { commonPractice, flamePermit, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";

export const barnLights: DecorationArticle = {
  id: "barn-lights",
  title: "Barn Beams and String Lights",
  metaDescription:
    "How to light a barn or ranch hall for a fall wedding near Calgary: warm bulbs, power, straw and fire, wool blankets, and the drive home.",
  lede: "Old wood swallows light. Twice the bulbs you first thought of, half as bright.",
  what: [
    "Hang the strings from beam to beam across the room rather than along it, with a slack of a hand's breadth, and leave the ridge dark: the roof seems higher. Bulbs of 2,200 to 2,700 kelvin keep faces warm; put the strings on a dimmer.",
    "The rest is borrowed from the field: wheat, dried grasses, apples in crates, wool blankets over the chair backs. Fresh flowers stay near the couple and the door, where hands and cameras are.",
  ],
  season:
    "September and October: the harvest is in, the nights are cold and the sun is down by half past six in mid October, so that the strings do their work from dinner on.",
  needs: [
    {
      topic: "Power",
      text: "A barn's wiring may date from its cows. Ask for circuits and ampere, and keep kettles and heaters off the strings' circuit.",
      ...commonPractice,
    },
    {
      topic: "Fire",
      text: "No flame near straw, hay or old boards. LED candles, and the venue's word on heaters; any open flame indoors asks for the fire department in Calgary, or the county's outside it.",
      ...flamePermit,
      confidence: "medium",
    },
    {
      topic: "Hanging",
      text: "Clamps and ties rather than screws in old beams; a ladder and its holder; strike the same night or in the morning, in writing.",
      ...venueChecklist,
    },
    {
      topic: "Warmth and the way home",
      text: "Heaters that are approved for the room, coats within reach, and a coach: country roads are dark and have deer.",
      ...commonPractice,
    },
  ],
  cost: null,
  ask: [
    { category: "decor", label: "Lighting and rentals" },
    { category: "florists", label: "Florists" },
    { category: "venues", label: "Barns and ranches" },
    { category: "transport", label: "Coaches" },
  ],
  resources: ["weather-and-light", "fire-permit", "booking-ahead"],
  basis: commonPractice,
};
