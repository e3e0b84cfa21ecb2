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

/** The number of guests that a venue takes: a fact in numbers, which content/ has in the venue's profile. */
export const guestsKey = "guests";

export type FactKey = (typeof factKeys)[number];

/** Facts that a venue can report and the desk can set. */
export const venueFactKeys = [guestsKey, ...factKeys] as const;

export type VenueFactKey = (typeof venueFactKeys)[number];
