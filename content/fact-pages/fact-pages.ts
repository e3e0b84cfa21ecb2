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
      "Room for 400 at tables, and you may bring your own caterer. Ask what the venue charges for that, and whether its kitchen comes with it, before you fall for the chandeliers.",
    asks: [[{ guests: 400 }], [{ fact: "outsideCaterer" }]],
  },
  {
    id: "venues-for-400-guests-with-a-halal-caterer",
    category: venues,
    heading: "Venues for 400 guests, halal, with your own caterer",
    intro:
      "Room for 400 at tables, a caterer of your own, and a whole event that can be halal. Three answers, each with its day and its source. Ask what else is in that kitchen on the day.",
    asks: [[{ guests: 400 }], [{ fact: "outsideCaterer" }], [{ fact: "halalKitchen" }]],
  },
  {
    id: "venues-with-halal-food",
    category: venues,
    heading: "Venues where your dinner can be halal",
    intro:
      "Either the venue says that the whole event can be halal, or you bring a halal caterer of your own. Ask where the meat comes from, and what else is in that kitchen on the day.",
    asks: [
      [{ fact: "halalKitchen" }, { fact: "outsideCaterer", thenArrange: "by a halal caterer of your own" }],
    ],
  },
  {
    id: "venues-for-a-havan",
    category: venues,
    heading: "Venues where a contained fire may burn, such as a havan",
    intro:
      "The pheras go round a fire, so this is the first question. Ask how large it may be, who gets the permit, who stands by, and what the smoke detectors think of ghee.",
    asks: [[{ fact: "openFlame" }]],
  },
  {
    id: "venues-for-a-baraat",
    category: venues,
    heading: "Venues where a baraat may arrive",
    intro:
      "A yes is to the baraat itself. Read what each venue says about the horse, the car and the hours, and ask where it may form, how far it may dance and until when the dhol may play.",
    asks: [[{ fact: "baraat" }]],
  },
  {
    id: "venues-for-a-baraat-and-a-havan",
    category: venues,
    heading: "Venues for a baraat and a havan in one place",
    intro:
      "The procession, then a contained fire at the ceremony, and no convoy between the two. Each answer has its own day and source. Ask how far it is from the one to the other.",
    asks: [[{ fact: "baraat" }], [{ fact: "openFlame" }]],
  },
  {
    id: "venues-that-keep-vegetarian-pans-apart",
    category: venues,
    heading: "Venues that keep vegetarian pans and fryers apart",
    intro:
      "A kitchen, or at least pans and fryers, that meat and eggs never touch. A vegetarian menu is not the same thing. Ask which of the two it is, and who sees that it stays so.",
    asks: [[{ fact: "vegetarianKitchen" }]],
  },
  {
    id: "venues-that-cook-jain-food-apart",
    category: venues,
    heading: "Venues that cook Jain food apart from the rest",
    intro:
      "Cooked without roots, onion and garlic, and apart from the rest. For guests who eat before sunset, ask about the hour as well as the menu.",
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
      "Your own bottles under a special event licence, or in British Columbia a permit. Ask what the venue charges for it, and whether your own people may pour.",
    asks: [[{ fact: "ownBar" }]],
  },
  {
    id: "caterers-with-a-halal-certificate",
    category: caterers,
    heading: "Caterers with a certificate for their halal meat",
    intro:
      "They can make the whole event halal, and there’s a certificate for the meat. Ask who issued it, until when it’s valid, and whether it may lie on the table for your guests to read.",
    asks: [[{ fact: "halalKitchen" }], [{ fact: "halalCertificate" }]],
  },
  {
    id: "caterers-who-cook-jain-food-apart",
    category: caterers,
    heading: "Caterers who cook Jain food apart from the rest",
    intro:
      "Cooked without roots, onion and garlic, and apart from the rest. Ask whether its pans and spoons stay with it on the line, and what happens when the next dish runs out of a ladle.",
    asks: [[{ fact: "jainKitchen" }]],
  },
  {
    id: "caterers-who-keep-vegetarian-pans-apart",
    category: caterers,
    heading: "Caterers who keep vegetarian pans and fryers apart",
    intro:
      "A kitchen, or at least pans and fryers, that meat and eggs never touch. For some families that decides everything. Ask which of the two it is, and how it stays so at your venue.",
    asks: [[{ fact: "vegetarianKitchen" }]],
  },
  {
    id: "caterers-for-400-guests-insured-for-other-venues",
    category: caterers,
    heading: "Caterers for 400 guests, insured for other venues",
    intro:
      "They cook for 400, and are insured to work at venues that aren’t theirs. Ask for how much, and have the proof sent to your venue before it asks.",
    asks: [[{ guests: 400 }], [{ fact: "insurance" }]],
  },
  {
    id: "caterers-who-cook-on-site",
    category: caterers,
    heading: "Caterers who cook on site",
    intro:
      "A tandoor, dosas or a grill, hot when it reaches the plate. Ask which of them, what it needs there, from level ground to a hood, and whether your venue lets it in.",
    asks: [[{ fact: "onSiteCooking" }]],
  },
];
