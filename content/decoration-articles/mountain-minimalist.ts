import { banffNature, banffRules, checked, commonPractice } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";

export const mountainMinimalist: DecorationArticle = {
  id: "mountain-minimalist",
  title: "One Table, One Peak: Mountain Decor",
  metaDescription:
    "Decor for small weddings in Banff and Canmore: what Parks Canada allows outdoors, colours of stone and spruce, and vendors with licences.",
  lede: "The view has been there longer and costs nothing. Bring a table and turn the chairs.",
  what: [
    "A bare table or stone-coloured linen, one vase, glass, steel and wood. Seat everyone on one side, or turn the table end to the window, so that the mountain is a guest and not a backdrop. Colours: slate, stone, spruce, and one warm thing, such as a dress, a shawl or a lamp.",
    "What you leave out has to be good. Real chairs, heavy cutlery, bread and salt on the table, and flowers that grow on that side of the Divide: nothing tropical, nothing dyed.",
  ],
  season:
    "All year. Larches turn gold from about 15 September to 5 October; Lake Louise usually thaws between late May and mid June; in winter the table moves behind glass.",
  needs: [
    {
      topic: "Outdoors in the park",
      text: "Register; 20 people at most; an arch, a signing table, a chair. A dinner table for twenty belongs on a lodge's own ground.",
      ...banffRules,
    },
    {
      topic: "Nothing picked or left",
      text: "No flowers, branches or stones from the park, no confetti, no food left behind.",
      ...banffNature,
    },
    {
      topic: "Licences",
      text: "Each vendor who works in the park needs a Parks Canada business licence, and in the townsite one of the Town of Banff.",
      source: "Parks Canada, permits and licences (pc.gc.ca)",
      checked,
      confidence: "high",
    },
    {
      topic: "Light",
      text: "Valleys lose the sun early: ask the venue when its terrace lies in shade in your month.",
      ...commonPractice,
    },
  ],
  cost: null,
  ask: [
    { category: "planners", label: "Planners for Banff" },
    { category: "florists", label: "Florists" },
    { category: "decor", label: "Tables and chairs" },
  ],
  resources: ["banff-permits", "weather-and-light", "booking-ahead"],
  basis: commonPractice,
};
