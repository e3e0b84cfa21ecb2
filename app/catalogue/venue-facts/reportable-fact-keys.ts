import {
  guestsKey,
  reportableFactKeys,
  type FactKey,
  type ReportableFactKey,
} from "#content/catalogue/fact-keys.ts";

import { factLabels } from "./fact-keys.ts";

/** Facts in words only: not yes-or-no questions. */
const inWords: readonly ReportableFactKey[] = [
  "liveMusicUntil",
  "decorLoadIn",
  "worshipRules",
  "address",
  "ctrain",
  "parking",
  "airportDistance",
] satisfies FactKey[];

/** The form of a fact: in numbers, as yes, no or depends, or in words only. */
export function factInputKind(key: ReportableFactKey): "guests" | "answer" | "words" {
  if (key === guestsKey) return "guests";
  return inWords.includes(key) ? "words" : "answer";
}

/** Heading of a fact, and a couple's question about it; the words for a bar follow the province's law. */
export function reportableFactLabels(
  key: ReportableFactKey,
  province: string,
): { label: string; question: string } {
  if (key === guestsKey) return guestsWords;
  return key === "ownBar" && province === "BC" ? ownBarInBritishColumbia : factLabels[key];
}

/** Heading of a fact; a key that none has stands for itself. */
export function factLabel(key: string): string {
  const known = reportableFactKeys.find((fact) => fact === key);
  return known === undefined ? key : reportableFactLabels(known, "AB").label;
}

const guestsWords = {
  label: "Guests",
  question:
    "How many guests may we bring, seated, with a stage and a dance floor in the room, and from how many on?",
};

const ownBarInBritishColumbia = {
  label: factLabels.ownBar.label,
  question: "May we bring our own bar under a special event permit, or do we use yours?",
};

/** 'Up to 350 guests', '20 to 350 guests'. */
export function formatGuestRange(from: number | null, to: number): string {
  if (from === null) return `Up to ${to} guests`;
  return from === to ? `${to} guests` : `${from} to ${to} guests`;
}
