/**
 * The facts that couples cannot find elsewhere, in the order in which every venue page and every
 * comparison shows them. A key that a profile does not name is unknown and shown as unknown.
 */
export const factKeys = [
  "openFlame",
  "baraat",
  "outsideCaterer",
  "vegetarianKitchen",
  "jainKitchen",
  "halalKitchen",
  "ownBar",
  "corkage",
  "liveMusicUntil",
  "amplifiedSound",
  "decorLoadIn",
  "worshipRules",
  "address",
  "ctrain",
  "parking",
  "airportDistance",
  "stepFree",
] as const;

export type FactKey = (typeof factKeys)[number];
