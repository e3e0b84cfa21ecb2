import type { TimelineStage } from "./stage.ts";

/** The timeline of the standard theme; lead times are general knowledge of Calgary weddings. */
export const standardStages: readonly TimelineStage[] = [
  {
    id: "twelve",
    timeframe: "12+ months before",
    tasks: [
      "Agree on a number of guests and on what you can spend.",
      "Book the venue: 12 to 18 months ahead, or 8 to 12 in the off-season.",
      "Book a planner now if one is to see you through all of it.",
      "Check your date against the Stampede and the long weekends.",
    ],
    tip: "The number of guests decides more than the flowers ever will. Settle it before you look at rooms.",
  },
  {
    id: "nine",
    timeframe: "9-12 months before",
    tasks: [
      "Book photographer and videographer.",
      "Choose the caterer, unless the venue brings its own.",
      "Book the band or DJ, and music for the ceremony.",
      "Hold hotel rooms for guests from out of town.",
    ],
    tip: "Saturdays from May to October go first. A Friday or a Sunday doubles the choice.",
  },
  {
    id: "six",
    timeframe: "6-9 months before",
    tasks: [
      "Find an officiant who may marry you in Alberta.",
      "Order dress and suit, with time for alterations.",
      "Book florist and decor, hair and makeup.",
      "Ask for a City or park permit if you marry outdoors.",
    ],
    tip: "Send save-the-dates now. Aunts in Saskatoon plan their harvest around them.",
  },
  {
    id: "three",
    timeframe: "3-6 months before",
    tasks: [
      "Order the cake and book cars or coaches.",
      "Print the invitations; post them two to three months ahead.",
      "Write the order of the day with the people who work it.",
      "Apply for the Alberta marriage licence within 3 months of the wedding.",
    ],
    tip: "Give every vendor the same sheet with times, addresses and one telephone number that is not yours.",
  },
];
