import { factKeys, type FactKey } from "#content/catalogue/fact-keys.ts";

import { factWords } from "#app/catalogue/venue-facts/fact-keys.ts";

/** How many guests a venue takes: a fact in numbers, which content/ keeps in the venue's profile. */
const guestsKey = "guests";

/** What a venue can tell us, and the desk can set. */
export const reportKeys = [guestsKey, ...factKeys] as const;

export type ReportKey = (typeof reportKeys)[number];

/** Facts that are told in words alone: they answer no question of yes or no. */
const inWords: readonly ReportKey[] = [
  "liveMusicUntil",
  "decorLoadIn",
  "worshipRules",
  "address",
  "ctrain",
  "parking",
  "airportDistance",
] satisfies FactKey[];

/** How a fact is told: in numbers, as yes, no or depends, or in words alone. */
export function toldAs(key: ReportKey): "guests" | "answer" | "words" {
  if (key === guestsKey) return "guests";
  return inWords.includes(key) ? "words" : "answer";
}

/** Heading of a fact, and how a couple asks for it; the words for a bar follow the province's law. */
export function reportWords(key: ReportKey, province: string): { label: string; question: string } {
  if (key === guestsKey) return guestsWords;
  return key === "ownBar" && province === "BC" ? ownBarInBritishColumbia : factWords[key];
}

const guestsWords = {
  label: "Guests",
  question:
    "How many guests may we bring, seated, with a stage and a dance floor in the room, and from how many on?",
};

const ownBarInBritishColumbia = {
  label: factWords.ownBar.label,
  question: "May we bring our own bar under a special event permit, or do we use yours?",
};

/** 'Up to 350 guests', '20 to 350 guests'. */
export function describeGuests(from: number | null, to: number): string {
  if (from === null) return `Up to ${to} guests`;
  return from === to ? `${to} guests` : `${from} to ${to} guests`;
}
