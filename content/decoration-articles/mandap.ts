import { commonPractice, flamePermit, gardenBans, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { designShare } from "./budget-shares.ts";

export const mandap: DecorationArticle = {
  id: "mandap",
  title: "Mandaps: Size, Stage, Fire and Flowers",
  metaDescription:
    "What a mandap needs in Calgary: footprint, stage, ceiling, flame-resistant cloth, the fire permit, and who builds it. With sources.",
  lede: "A room within the room, open on all sides so that four hundred people can see a fire the size of a soup bowl.",
  what: [
    "Four posts carry a canopy; beneath it are the fire, low seats for the couple and cushions or chairs for both pairs of parents and the priest. North Indian and Gujarati mandaps are open and tall, Tamil ones are often tied with banana stems and mango leaves, and Jain families use the same frame. A Sikh wedding has none: the Anand Karaj is in the gurdwara.",
    "Choose the posts before the flowers. Slim posts let the sides of the room see; carved ones look rich and hide the bride from a third of the guests. If you film the wedding, put the couple on the side that faces the room and the priest beside, not before, the fire.",
  ],
  season:
    "All year indoors. Outdoors from June to early September, with a frame that is weighted for wind, a roof plan, and no loose petals where the ground belongs to the City.",
  needs: [
    {
      topic: "Footprint",
      text: "10 by 10 to 16 by 16 feet, on a stage of 20 by 16 to 24 by 20 feet, 16 to 24 inches high, with a ramp.",
      ...venueChecklist,
    },
    {
      topic: "Ceiling",
      text: "Eleven feet or more, and never beneath a sprinkler head. Ask for rigging points if anything hangs.",
      ...venueChecklist,
    },
    {
      topic: "Fire",
      text: "The venue's written yes, then the fire department's permit: the package goes in at least 30 days before.",
      ...flamePermit,
    },
    {
      topic: "Cloth",
      text: "Flame-resistant fabric with its certificate, a metre clear of the fire, and nothing that drips.",
      ...commonPractice,
    },
    {
      topic: "Load-in",
      text: "Six to twelve hours, or the evening before; dock, size of the lift, and who may be in the room until three in the morning to strike.",
      ...venueChecklist,
    },
    {
      topic: "City gardens",
      text: "No open flame, tents, carpets or petals at the City's two garden sites: a mandap with a fire belongs on private ground.",
      ...gardenBans,
    },
  ],
  cost: designShare,
  ask: [
    { category: "decor", label: "Mandap makers" },
    { category: "florists", label: "Florists" },
    { category: "venues", label: "Venues" },
    { category: "priests", label: "Pandits" },
  ],
  resources: ["fire-permit", "booking-ahead", "city-parks"],
  basis: commonPractice,
};
