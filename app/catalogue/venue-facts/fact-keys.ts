import { factKeys, type FactKey } from "#content/catalogue/fact-keys.ts";

export type FactWords = {
  /** Heading of the row. */
  label: string;
  /** The question for a venue that has not said. */
  question: string;
};

/** The name of each fact, which says no more than a yes to its question does, and the couple's question. */
export const factLabels: Record<FactKey, FactWords> = {
  openFlame: {
    label: "Open flame",
    question:
      "May a contained fire burn during our ceremony, such as a havan or a diya, and who gets the permit?",
  },
  baraat: {
    label: "Baraat",
    question: "Where may a baraat arrive, with dhol, horse or car, and between which hours?",
  },
  outsideCaterer: {
    label: "Outside caterer",
    question: "May we bring our own caterer, and what do you charge for it?",
  },
  vegetarianKitchen: {
    label: "Vegetarian-only pans and fryers",
    question: "Is there a kitchen, or are there pans and fryers, that meat and eggs never touch?",
  },
  jainKitchen: {
    label: "Jain food cooked apart",
    question: "Can you cook Jain food, without roots, onion and garlic, and apart from the rest?",
  },
  halalKitchen: {
    label: "Halal kitchen",
    question:
      "Can the whole event be halal, from which supplier, and without pork or alcohol in the kitchen?",
  },
  ownBar: {
    label: "Own bar",
    question: "May we bring our own bar under a special event licence, or do we use yours?",
  },
  corkage: {
    label: "Corkage",
    question: "May we bring our own wine, and what is the corkage?",
  },
  liveMusicUntil: {
    label: "Live music until",
    question: "Until what time may a band, a dhol or a DJ play?",
  },
  amplifiedSound: {
    label: "Amplified sound",
    question: "Is amplified sound allowed, indoors and outdoors, and is there a limit?",
  },
  decorLoadIn: {
    label: "Decor load-in",
    question: "From when may decor be brought in, through which door, and when must it be out?",
  },
  worshipRules: {
    label: "Rules for rites",
    question: "Are there rules for religious rites, such as shoes, alcohol, or food near the ceremony?",
  },
  address: { label: "Address", question: "Which address and which entrance do we give to guests?" },
  ctrain: { label: "CTrain", question: "Which CTrain station is nearest, and can guests walk from it?" },
  parking: { label: "Parking", question: "How many parking spaces are there, and what do they cost?" },
  airportDistance: {
    label: "From the airport",
    question: "How far is it from Calgary’s airport (YYC) by road?",
  },
  stepFree: {
    label: "Step-free access",
    question:
      "Can a guest in a wheelchair reach the ceremony, the tables, the stage and a washroom without a step?",
  },
};

/** The facts under their headings, in the canonical order. */
export const factGroups = [
  { heading: "Fire and procession", keys: ["openFlame", "baraat"] },
  {
    heading: "Caterers and kitchens",
    keys: ["outsideCaterer", "vegetarianKitchen", "jainKitchen", "halalKitchen"],
  },
  { heading: "Bar", keys: ["ownBar", "corkage"] },
  { heading: "Music", keys: ["liveMusicUntil", "amplifiedSound"] },
  { heading: "Setting up and rites", keys: ["decorLoadIn", "worshipRules"] },
  { heading: "Getting there", keys: ["address", "ctrain", "parking", "airportDistance"] },
  { heading: "Access", keys: ["stepFree"] },
] as const satisfies readonly { heading: string; keys: readonly FactKey[] }[];

/** Whether a text, such as a column of the database, names a fact. */
export function isFactKey(text: string): text is FactKey {
  return factKeys.some((key) => key === text);
}
