import { common, commonPractice, quietHours, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { designShare } from "./budget-shares.ts";

export const peacockStage: DecorationArticle = {
  id: "peacock-stage",
  title: "A Peacock Stage for Sangeet and Garba",
  metaDescription:
    "A teal and gold stage for a sangeet or garba night: size, sight lines, power for LED, feathers, a free floor, and hours in Calgary.",
  lede: "A fan of teal behind the singers, and a floor in front of it that is larger than the stage.",
  what: [
    "A half round of painted or draped panels, teal to deep blue, edged in gold; feathers only along the rim, where they are not touched. Under stage light, teal stays teal where red turns black, so faces and mirror-work stand out from it.",
    "For a sangeet the stage faces the tables. For garba there is hardly a stage: the circle is around a lamp or an image in the middle of the floor, and the peacock stands at the side behind the band. Decide which evening it is before the carpenter begins.",
  ],
  season: "All year: indoors, at night, and independent of what is in flower.",
  needs: [
    {
      topic: "Stage",
      text: "16 by 12 feet or larger for dances, with steps on both sides and a dark place to wait.",
      ...common,
    },
    {
      topic: "Floor",
      text: "3 to 4.5 square feet per guest for dancing; for garba the middle of the room, without pillars if there is a choice.",
      ...common,
    },
    {
      topic: "Power",
      text: "Two or three circuits of 20 amps, and more if the fan is an LED wall.",
      ...venueChecklist,
    },
    {
      topic: "Feathers",
      text: "Shed feathers only, with the supplier's word for it; they burn, so no flame nearby.",
      ...commonPractice,
    },
    {
      topic: "Hours",
      text: "Indoors the house decides; outdoors music ends at 10 p.m.",
      ...quietHours,
    },
  ],
  cost: designShare,
  ask: [
    { category: "decor", label: "Stage decor" },
    { category: "djs", label: "DJs and bands" },
    { category: "venues", label: "Halls" },
  ],
  resources: ["noise", "costs", "booking-ahead"],
  basis: commonPractice,
};
