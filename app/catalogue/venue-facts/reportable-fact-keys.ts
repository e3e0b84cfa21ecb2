import { parseWholeNumber } from "#app/languages/parse-whole-number.ts";
import { guestsKey, venueFactKeys, type VenueFactKey } from "#content/catalogue/fact-keys.ts";
import {
  catererFactKeys,
  reportableFactKeys,
  type CatererFactKey,
  type ReportableFactKey,
} from "#content/catalogue/reportable-fact-keys.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { catererFactWords } from "./caterer-fact-words.ts";
import type { FactWords } from "./fact-keys.ts";
import { venueFactWords } from "./venue-fact-words.ts";

/** Facts in words only: not yes-or-no questions. */
const inWords: readonly ReportableFactKey[] = [
  "liveMusicUntil",
  "decorLoadIn",
  "worshipRules",
  "address",
  "ctrain",
  "parking",
  "airportDistance",
  "cuisines",
];

/** The form of a fact: guests, plates an hour, yes, no or depends, or in words only. */
export function factInputKind(key: ReportableFactKey): "guests" | "rate" | "answer" | "words" {
  if (key === guestsKey) return "guests";
  if (key === "platesPerHour") return "rate";
  return inWords.includes(key) ? "words" : "answer";
}

/** Whose fact it is, as far as its words go by it. */
type FactOwner = { category: string; province?: string };

/** Heading of a fact, and a couple's question about it, as it is put to a business of this kind. */
export function reportableFactLabels(
  key: ReportableFactKey,
  { category, province = "AB" }: FactOwner,
): FactWords {
  if (!isOfVenues(key)) return catererFactWords[key];
  return category === "caterers" && isOfCaterers(key) ? catererFactWords[key] : venueFactWords(key, province);
}

const isOfVenues = (key: ReportableFactKey): key is VenueFactKey =>
  venueFactKeys.some((known) => known === key);

const isOfCaterers = (key: ReportableFactKey): key is CatererFactKey =>
  catererFactKeys.some((known) => known === key);

/** Heading of a fact; a key that none has stands for itself. */
export function factLabel(key: string): string {
  const known = reportableFactKeys.find((fact) => fact === key);
  return known === undefined ? key : reportableFactLabels(known, { category: "venues" }).label;
}

/** 'Up to 350 guests', '20 to 350 guests'. */
export function formatGuestRange(from: number | null, to: number): string {
  const most = `${formatCount(to)} guests`;
  if (from === null) return `Up to ${most}`;
  return from === to ? most : `${formatCount(from)} to ${most}`;
}

/** '300 plates an hour', '1,200 plates an hour' */
export const formatPlates = (plates: number): string => `${formatCount(plates)} plates an hour`;

/** The number of such a text, or of a figure as it was typed; null for anything else. */
export function parsePlates(text: string): number | null {
  return parseWholeNumber(text.trim().replace(/ plates an hour$/, ""));
}

/** The text of a fact as its field has it: of guests the numbers stand by themselves, of plates only the number. */
export function typedFactText(key: ReportableFactKey, text: string): string {
  const kind = factInputKind(key);
  return kind === "guests" ? "" : kind === "rate" ? String(parsePlates(text) ?? "") : text;
}
