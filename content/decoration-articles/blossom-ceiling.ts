import { commonPractice, venueChecklist } from "../guide-sources.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { flowerShare } from "./budget-shares.ts";

export const blossomCeiling: DecorationArticle = {
  id: "blossom-ceiling",
  title: "A Ceiling of Blossom",
  metaDescription:
    "Hanging branches over a ballroom or tent: rigging points, weight, sprinklers, load-in with a lift, and blossom when Calgary has none yet.",
  lede: "Put the garden overhead and leave the tables low: everyone sees everyone, and the room is suddenly half as high.",
  what: [
    "Branches of apple, cherry and plum wired to a hanging grid, thick in the middle and thinner to the walls. Between them small warm lamps, no strings of beads, and one gap where the chandelier is. Below: short glasses, one flower each, linen in the colour of new leaves.",
    "A full ceiling is a long day for a whole crew. If the money is for half, do half: over the head table and the dance floor, and let the rest be quiet.",
  ],
  season:
    "April and May. Calgary's own trees bloom in the second half of May, and can be caught by frost until about the 23rd: florists bring forced or silk branches, and mix them.",
  needs: [
    {
      topic: "Rigging",
      text: "Points with a stated load, or a free-standing frame. A hotel may insist on its own rigger: ask for the price in the first letter.",
      ...venueChecklist,
    },
    {
      topic: "Sprinklers and exits",
      text: "Nothing tied to a sprinkler, nothing below its spray line without the venue's written yes, and every exit sign in sight.",
      ...commonPractice,
    },
    {
      topic: "Load-in",
      text: "A lift with its licensed driver, an empty floor, and six to twelve hours. The tables come in last.",
      ...venueChecklist,
    },
    {
      topic: "Height",
      text: "Room to raise an arm everywhere, and more where a couple may be lifted on shoulders.",
      ...commonPractice,
    },
  ],
  cost: flowerShare,
  ask: [
    { category: "florists", label: "Florists" },
    { category: "decor", label: "Ceiling and rigging" },
    { category: "venues", label: "Ballrooms" },
  ],
  resources: ["costs", "booking-ahead", "weather-and-light"],
  basis: commonPractice,
};
