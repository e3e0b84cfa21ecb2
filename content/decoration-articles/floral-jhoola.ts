import { commonPractice, gardenBans, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { flowerShare } from "./budget-shares.ts";

export const floralJhoola: DecorationArticle = {
  id: "floral-jhoola",
  title: "A Floral Jhoola, and the Tamil Oonjal",
  metaDescription:
    "A swing of flowers for mehndi, haldi or the oonjal: load, frame, floor, ropes, flowers in spring, and what to ask a Calgary venue.",
  lede: "A swing that two people sit on in silk has to be engineered first and flowered second.",
  what: [
    "For a mehndi or haldi the jhoola is a seat for the bride and a place for photographs. At a Tamil wedding it is a rite: in the oonjal the couple sits on the swing while women circle them with lamps and coloured rice and sing, and it moves only a little. Ask the family which of the two you are building.",
    "Jasmine and roses on the ropes, banana leaf or brass on the seat, and nothing that sheds on silk. For the oonjal, leave room all round: six aunts walk there with lamps in their hands.",
  ],
  season: "April and May, when jasmine is flown in and roses are small; indoors it stands in any month.",
  needs: [
    {
      topic: "Load",
      text: "A free-standing frame, rated for two adults who swing, with its papers. Never the ceiling of the hall.",
      ...commonPractice,
    },
    {
      topic: "Space",
      text: "The footprint of the frame, and a clear ring all round for those who walk with lamps.",
      ...commonPractice,
    },
    {
      topic: "Floor",
      text: "Level, with rubber under the feet of the frame; shoes off around it for the oonjal.",
      ...venueChecklist,
    },
    {
      topic: "Lamps",
      text: "The lamps of the oonjal are small open flames: name them in the same letter as the fire of the muhurtham.",
      ...commonPractice,
    },
    {
      topic: "City gardens",
      text: "Petals and open flame are banned at the City's two garden sites; private gardens decide for themselves.",
      ...gardenBans,
    },
  ],
  cost: flowerShare,
  ask: [
    { category: "decor", label: "Swings and frames" },
    { category: "florists", label: "Florists" },
    { category: "mehndi", label: "Mehndi artists" },
  ],
  resources: ["fire-permit", "booking-ahead"],
  basis: commonPractice,
};
