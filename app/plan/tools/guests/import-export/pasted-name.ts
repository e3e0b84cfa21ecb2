import type { diets } from "#app/plan/schema/guests.schema.ts";

import { cutContacts } from "./contact-in-line.ts";
import { cutMark, cutOut, joint, tidyPart, type Remainder } from "./cut-out.ts";
import { parseDietsCell } from "./diets-cell.ts";
import { adults, kids, kin, people, relatives } from "./party-words.ts";
import { cutAdultsAndKids, cutSize, partySize } from "./party-size.ts";
import { asciiDigits, spelledDigits } from "./typed-numbers.ts";

/** A household as families write it in one line. */
export type PastedName = {
  /** '' where the line has numbers and no name. */
  name: string;
  people?: number;
  children?: number;
  diets: (typeof diets)[number][];
  phone?: string;
  email?: string;
  allergies?: string;
  /** Parts that no field has, as they were typed. */
  unread: string[];
};

/** A longer line is taken as it is: parsing it would take long, and it is refused as a name. */
const longestLine = 1000;

const food = String.raw`pure veg|non[ -]?veg|vegetarian|veggie|vegan|veg|swaminarayan|halal|gluten[ -]free|(?<!(?:[+&]|\b(?:and|with|plus))\s*)gf`;
/** Jain is a family name too: it is a diet after a number, a comma or a word for people. */
const jain = String.raw`(?<=[,()–—-]\s*|\d ?|\b(?:${kin}|${people}|all) )jain`;
const diet = new RegExp(
  String.raw`${joint}(?:(?<![\p{L}\d])(?<n>\d{1,3}) ?|\ball )?(?<![\p{L}\d])(?<food>${food}|${jain})(?![\p{L}\d])\s*\)?`,
  "iu",
);
/** A date, a range and a number of four or more digits are no number of people. */
const otherNumbers = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d+(?:(?:[-/.:–]| to | or )\d+)+(?: ?(?:${people}|${adults}|${kids})\b)?|\d{4,})(?![\p{L}\d])`,
  "giu",
);

/**
 * Parses 'Uncle Harjit + family 5', 'Sharma parivar 4 veg', 'Bua ji Delhi (2)', 'Mr & Mrs Singh + 3'. A number
 * after 'family' is the whole family; one after a plus comes on top of those who are named. What follows a number
 * and is not understood is no part of the name: it is returned as unread.
 */
export function parsePastedName(line: string): PastedName {
  const asWritten: PastedName = { name: line.trim(), diets: [], unread: [] };
  if (line.length > longestLine) return asWritten;
  const plain = asciiDigits(line)
    .replaceAll(/[\s\uE000]+/g, " ")
    .trim();
  const remainder: Remainder = { text: ` ${plain} ` };
  const unread: string[] = [];
  const { phones, emails } = cutContacts(remainder);
  remainder.text = spelledDigits(remainder.text).replaceAll(otherNumbers, (found) => {
    unread.push(found);
    return " ";
  });
  const grown = cutAdultsAndKids(remainder);
  const eaten = cutOut(remainder, diet);
  const numbers = { ...grown, ...cutSize(remainder, grown.adults !== null) };
  const { name, allergies, remarks } = splitRemainder(remainder.text);
  if (!/\p{L}/u.test(name)) return /\d/.test(plain) ? { ...asWritten, name: "" } : asWritten;

  const eaters = eaten?.groups?.["n"] === undefined ? null : Number(eaten.groups["n"]);
  const size = partySize(numbers, namedPeople(name, numbers.children !== null), eaters);
  unread.push(...size.unread, ...remarks, ...phones.slice(1), ...emails.slice(1));
  // A diet of some of them is not the household's.
  const isOfAll = eaters === null || eaters === size.people;
  if (eaten !== null && !isOfAll) unread.push(tidyPart(eaten[0]));
  const isUnderstood = remainder.text !== ` ${plain} ` || unread.length > 0;
  return {
    name: isUnderstood || allergies.length > 0 ? name : asWritten.name,
    ...(size.people !== undefined && { people: size.people }),
    ...(size.children !== undefined && { children: size.children }),
    diets: isOfAll ? parseDietsCell(eaten?.groups?.["food"] ?? "").diets : [],
    ...(phones[0] !== undefined && { phone: phones[0] }),
    ...(emails[0] !== undefined && { email: emails[0] }),
    ...(allergies.length > 0 && { allergies: allergies.join(", ") }),
    unread: [...new Set(unread)],
  };
}

/** The name is the first words that are left; allergies and remarks come after it. */
function splitRemainder(text: string): { name: string; allergies: string[]; remarks: string[] } {
  const allergies: string[] = [];
  const remarks: string[] = [];
  const setAside = (part: string) => {
    const tidy = tidyPart(part);
    if (/\ballerg/i.test(tidy)) allergies.push(tidy);
    else if (/[\p{L}\p{N}]/u.test(tidy)) remarks.push(tidy);
  };
  let name = "";
  for (const piece of text.split(cutMark)) {
    if (name !== "" || !/\p{L}/u.test(tidyPart(piece))) {
      for (const part of piece.split(/[,;]/)) setAside(part);
      continue;
    }
    name = tidyPart(
      piece
        .replaceAll(/(?:[,;(]|\s[–—-]\s)([^,;()]*)\)?/g, (whole, part: string) => {
          if (!/\ballerg/i.test(part) && !/(?<![\p{L}\d])\d+(?![\p{L}\d])/u.test(part)) return whole;
          setAside(part);
          return " ";
        })
        .replaceAll(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu, (number) => {
          setAside(number);
          return " ";
        }),
    );
  }
  return { name, allergies, remarks };
}

/**
 * How many a name says. Relatives after a comma are people: 'Pinky didi, jiju' are two. After another name they may
 * only describe it ('Asha, mami'), unless children follow.
 */
function namedPeople(name: string, hasChildren: boolean): number {
  const [first = "", ...others] = name.split(",").map((part) => part.trim());
  const further = others.flatMap((part) => part.split(/&|\+|\band\b|\baur\b/iu)).filter(isRelative);
  const listed = hasChildren || isRelative(first) ? further.length : 0;
  return Math.max(joinedPeople(name), joinedPeople(first) + listed);
}

const relative = new RegExp(
  String.raw`^(?:[\p{L}.]+ ){0,2}(?:${relatives})(?: ?ji)?$|^(?:${relatives})(?: ?ji)?(?: \p{L}+)?$`,
  "iu",
);
const isRelative = (part: string) => relative.test(part.trim());

/** 'Mr & Mrs Singh' and 'Asha and Dev' are two. */
const joinedPeople = (name: string) =>
  /\S\s*(?:&|\+|\band\b|\baur\b)\s*\S/iu.test(name) &&
  !new RegExp(String.raw`(?:&|\+|\band\b)\s*(?:${kin})\b`, "i").test(name)
    ? 2
    : 1;
