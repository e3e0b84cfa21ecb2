import { cutOut, joint, partEnd, tidyPart, type Remainder } from "./cut-out.ts";
import { adults, companions, kids, kin, people } from "./party-words.ts";

/** A number that a line says, with the words it stands in. */
type Said = {
  number: number;
  text: string;
  /** 'Gill 4 + 2 kids'. */
  isAdded: boolean;
  /** 'Gill + 3 (2 kids)'. */
  isAmong: boolean;
};

/** The numbers of a line, each where it is said. */
export type SaidNumbers = {
  adults: Said | null;
  children: Said | null;
  /** All of them, with those added behind it: 'family of 4 + 1'. */
  whole: Said | null;
  /** On top of those who are named. */
  more: Said | null;
  companion: boolean;
};

const pattern = (source: string) => new RegExp(source, "iu");
const further = String.raw`(?:guests?|others?|more|friends?|extra)`;
const added = String.raw`(?:\s*(?:\+|\bplus\b)\s*(?<more>\d{1,2})\b(?: ?${further}\b)?)?`;

const adultsThenKids = pattern(
  String.raw`${joint}(?<!\d ?)\b(?:${adults})\b\s*[(:=]?\s*(?<n>\d{1,3})\b\)?[\s,;+&(]*(?:and )?\b(?:${kids})\b\s*[(:=]?\s*(?<kids>\d{1,2})\b\s*\)?`,
);
const children = [
  pattern(String.raw`${joint}(?<![\p{L}\d])(?<n>\d{1,2}) ?(?:${kids})\b\s*\)?`),
  pattern(String.raw`${joint}(?:their |the )?\b(?:${kids})\b\s*[(:=x×]\s*(?<n>\d{1,2})\b\s*\)?`),
];
const grown = [
  pattern(String.raw`${joint}(?<![\p{L}\d])(?<n>\d{1,3}) ?(?:${adults})\b\s*\)?`),
  pattern(String.raw`${joint}\b(?:${adults})\b\s*[(:=]\s*(?<n>\d{1,3})\b\s*\)?`),
];
const wholes = [
  pattern(
    String.raw`\b(?<kin>${kin})\b\s*(?:of )?[(:=–—-]?\s*(?<n>\d{1,3})\b(?: ?(?:${people})\b)?\s*\)?${added}`,
  ),
  pattern(String.raw`${joint}\b(?:party|group) of (?<n>\d{1,3})\b\s*\)?${added}`),
  pattern(
    String.raw`(?<!(?:[+&]|\b(?:and|with|plus)\b)\s*)[,(x×–—-]?\s*(?<![\p{L}\d])(?<n>\d{1,3}) ?(?:${people})\b\s*\)?${added}`,
  ),
  pattern(String.raw`\(\s*(?<n>\d{1,3})\s*\)${added}`),
  pattern(String.raw`[\s,;(][x×]\s?(?<n>\d{1,3})(?![\p{L}\d])\s*\)?${added}`),
  pattern(String.raw`\s[–—-]\s?(?<n>\d{1,3})${partEnd}`),
];
const mores = [
  pattern(String.raw`(?:\+|\bplus\b)\s*(?<n>\d{1,2})\b(?: ?(?:${further}|${people})\b)?`),
  pattern(String.raw`(?:&|\b(?:and|with)\b)\s*(?<n>\d{1,2}) ?(?:${further}|${people})\b`),
];
const companion = pattern(
  String.raw`(?:[+&]|\b(?:and|with|plus)\b)\s*(?:his |her |a )?\b(?:${companions})\b(?!\.? \p{L})`,
);
const last = pattern(String.raw`[,;:=]?\s(?<n>\d{1,3})${partEnd}`);

/** Cuts the numbers of adults and children out of a line; they come before the number of all. */
export function cutAdultsAndKids(remainder: Remainder): Pick<SaidNumbers, "adults" | "children"> {
  const both = cutOut(remainder, adultsThenKids);
  if (both !== null)
    return {
      adults: said(both),
      children: {
        number: Number(both.groups?.["kids"]),
        text: tidyPart(both[0]),
        isAdded: false,
        isAmong: false,
      },
    };
  const young = cutFirst(remainder, children);
  return { children: said(young), adults: said(cutFirst(remainder, grown)) };
}

/** Cuts the number of all, of those on top, and a companion out of a line. */
export function cutSize(
  remainder: Remainder,
  hasAdults: boolean,
): Pick<SaidNumbers, "whole" | "more" | "companion"> {
  const whole = said(cutFirst(remainder, wholes));
  const more = said(cutFirst(remainder, mores));
  const withCompanion = cutOut(remainder, companion) !== null;
  const isSaid = whole !== null || more !== null || hasAdults;
  return { whole: whole ?? (isSaid ? null : said(cutOut(remainder, last))), more, companion: withCompanion };
}

function cutFirst(remainder: Remainder, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const one of patterns) {
    const match = cutOut(remainder, one, ({ groups }) => groups?.["kin"] ?? "");
    if (match !== null) return match;
  }
  return null;
}

const said = (match: RegExpExecArray | null): Said | null =>
  match === null
    ? null
    : {
        number: Number(match.groups?.["n"]) + Number(match.groups?.["more"] ?? 0),
        text: tidyPart(match[0].slice(match.groups?.["kin"]?.length ?? 0)),
        isAdded: /^\s*(?:\+|plus\b)/i.test(match[0]),
        isAmong: /^\s*(?:\(|incl)/i.test(match[0]),
      };

/** How many people a line means, and which of its numbers cannot be among them. */
export type PartySize = { people?: number; children?: number; unread: string[] };

/**
 * The size of a party by the numbers of its line. Children are part of it. Of two numbers that contradict each
 * other the number of all counts, and the other is not understood.
 * @param named how many the name itself says: 'Mr & Mrs Singh' are two
 * @param eaters a number beside the diet, where no other is said: 'Sharma parivar 4 veg'
 */
export function partySize(numbers: SaidNumbers, named: number, eaters: number | null): PartySize {
  const { adults: grownUps, children: young, more, companion: withCompanion } = numbers;
  const whole = numbers.whole?.number ?? (more === null && grownUps === null ? eaters : null);
  const kidsCount = young?.number ?? 0;
  const moreCount = more?.number ?? 0;
  const base = named + (withCompanion ? 1 : 0);
  const unread: string[] = [];
  let size: number;
  if (whole !== null) {
    size = whole + (young?.isAdded === true && grownUps === null ? kidsCount : 0);
    if (more !== null && base + moreCount !== size) unread.push(more.text);
    if (grownUps !== null && grownUps.number + kidsCount !== size) unread.push(grownUps.text);
  } else if (grownUps !== null)
    size = grownUps.number + (grownUps.isAdded ? base : 0) + kidsCount + moreCount;
  else if (more !== null || young !== null || withCompanion)
    size = base + moreCount + (more !== null && young?.isAmong === true ? 0 : kidsCount);
  else return { ...(base > 1 && { people: base }), unread };
  if (size < 1 || size > 500) {
    const all = [numbers.whole, grownUps, young, more].flatMap((one) => one?.text ?? []);
    return { unread: all };
  }
  if (kidsCount <= size) return { people: size, ...(kidsCount > 0 && { children: kidsCount }), unread };
  return { people: size, unread: [...unread, ...(young === null ? [] : [young.text])] };
}
