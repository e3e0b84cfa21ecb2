import type { ReportableFactKey } from "../catalogue/reportable-fact-keys.ts";

/** What a page asks of each business. */
export type PageQuestion =
  /** A party of this size, at tables. */
  | { guests: number }
  /** A fact whose answer is yes. */
  | { fact: ReportableFactKey }
  /** A fact whose yes is one way, which still leaves something to arrange. */
  | { fact: ReportableFactKey; thenArrange: string };

/** A page that is made of answers: who says yes to all that it asks. */
export type FactPage = {
  /** Its address: /find/ID. */
  id: string;
  category: "venues" | "caterers";
  /** True of every business that fits; also what search engines read. */
  heading: string;
  /** What it is about, in a sentence or two. */
  intro: string;
  /** All of these are asked. Where one has several ways, the best answer counts. */
  asks: readonly (readonly PageQuestion[])[];
};

const venues = "venues";
const caterers = "caterers";

/** In the order in which they are linked. */
export const factPages: readonly FactPage[] = [
  {
    id: "venues-for-400-guests-with-your-own-caterer",
    category: venues,
    heading: "Venues for 400 guests and your own caterer",
    intro:
      "A room for 400 at tables, and a kitchen door that opens for the caterer your families trust. Ask what the venue charges for it before you fall for the chandeliers.",
    asks: [[{ guests: 400 }], [{ fact: "outsideCaterer" }]],
  },
  {
    id: "venues-for-400-guests-with-a-halal-caterer",
    category: venues,
    heading: "Venues for 400 guests, halal, with your own caterer",
    intro:
      "Room for 400 at tables, a caterer of your own, and an event that can be halal from the kitchen to the plate. Three answers, each with its day and its source.",
    asks: [[{ guests: 400 }], [{ fact: "outsideCaterer" }], [{ fact: "halalKitchen" }]],
  },
  {
    id: "venues-with-halal-food",
    category: venues,
    heading: "Venues where your dinner can be halal",
    intro:
      "Either the venue’s own kitchen cooks halal for the whole event, or you bring a halal caterer. Ask where the meat comes from, and what else is in that kitchen on the day.",
    asks: [
      [{ fact: "halalKitchen" }, { fact: "outsideCaterer", thenArrange: "by a halal caterer of your own" }],
    ],
  },
  {
    id: "venues-for-a-havan",
    category: venues,
    heading: "Venues where a fire may burn for a havan",
    intro:
      "The pheras go round a fire, so this is the first question and not the last. Ask who applies for the permit, who stands by, and what the smoke detectors think of ghee.",
    asks: [[{ fact: "openFlame" }]],
  },
  {
    id: "venues-for-a-baraat",
    category: venues,
    heading: "Venues where a baraat may arrive",
    intro:
      "Where the procession forms, how far it dances, and until when the dhol may play. What is said about a horse, a car or the hours stands with each answer.",
    asks: [[{ fact: "baraat" }]],
  },
  {
    id: "venues-for-a-baraat-and-a-havan",
    category: venues,
    heading: "Venues for a baraat and a havan in one place",
    intro:
      "The procession at the door, the fire under the mandap, and no convoy between the two. Both answers are needed, and each has its own day and source.",
    asks: [[{ fact: "baraat" }], [{ fact: "openFlame" }]],
  },
  {
    id: "venues-with-a-vegetarian-kitchen",
    category: venues,
    heading: "Venues with a vegetarian kitchen",
    intro:
      "A kitchen, or pans and fryers, that meat and eggs never touch. A vegetarian menu is not the same thing, so the question asks for the pans.",
    asks: [[{ fact: "vegetarianKitchen" }]],
  },
  {
    id: "venues-with-a-jain-kitchen",
    category: venues,
    heading: "Venues that cook Jain food apart",
    intro:
      "Without roots, onion and garlic, and apart from the rest. For guests who eat before sunset, ask for the hour as well as the menu.",
    asks: [[{ fact: "jainKitchen" }]],
  },
  {
    id: "venues-without-a-step",
    category: venues,
    heading: "Venues that a wheelchair reaches without a step",
    intro:
      "The ceremony, the tables, the stage and a washroom, all without a step. A ramp at the door says nothing yet about the stage.",
    asks: [[{ fact: "stepFree" }]],
  },
  {
    id: "venues-with-your-own-bar",
    category: venues,
    heading: "Venues where you may bring your own bar",
    intro:
      "Your own bottles under a special event licence, poured by your own people. What the venue asks for it stands with each answer.",
    asks: [[{ fact: "ownBar" }]],
  },
  {
    id: "caterers-with-a-halal-certificate",
    category: caterers,
    heading: "Halal caterers who show a certificate",
    intro:
      "Halal meat, and the paper that says so. Ask who issued it, until when it holds, and whether it may lie on the table for your guests to read.",
    asks: [[{ fact: "halalKitchen" }], [{ fact: "halalCertificate" }]],
  },
  {
    id: "caterers-with-a-jain-line",
    category: caterers,
    heading: "Caterers with a Jain line",
    intro:
      "A line of its own, without roots, onion and garlic, with pans and spoons that stay there. Ask what happens when the other line runs out of a ladle.",
    asks: [[{ fact: "jainKitchen" }]],
  },
  {
    id: "caterers-with-a-vegetarian-kitchen",
    category: caterers,
    heading: "Caterers with a vegetarian kitchen",
    intro:
      "Pans and fryers that meat and eggs never touch, here or in the van. For some families that decides everything, so it is a question of its own.",
    asks: [[{ fact: "vegetarianKitchen" }]],
  },
  {
    id: "caterers-for-400-guests-at-your-venue",
    category: caterers,
    heading: "Caterers for 400 guests, insured to work at your venue",
    intro:
      "They cook for 400, and they have the insurance that a hall asks an outside caterer for. Send the certificate to the venue before it is asked for.",
    asks: [[{ guests: 400 }], [{ fact: "insurance" }]],
  },
  {
    id: "caterers-who-cook-on-site",
    category: caterers,
    heading: "Caterers who cook on site",
    intro:
      "A tandoor, dosas or a grill at the venue, hot when it reaches the plate. What it needs there, from level ground to a hood, stands with each answer.",
    asks: [[{ fact: "onSiteCooking" }]],
  },
];
