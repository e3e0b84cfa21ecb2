import type { diets } from "#app/plan/schema/guests.schema.ts";

import { parseDietsCell } from "./diets-cell.ts";

/** A household as families write it in one line. */
export type PastedName = {
  name: string;
  people?: number;
  children?: number;
  diets: (typeof diets)[number][];
};

const people = "people|persons?|ppl|pax|guests?|members?|log|lok|jan|adults?";
const kids = "kids?|children|child|bache|bachhe|bacche|baby|babies";
const kin = "family|fam|parivar|parivaar|household";
const spouse = "wife|husband|spouse|partner|mrs|girlfriend|boyfriend";
const food = "pure veg|non[ -]?veg|veg|vegetarian|veggie|vegan|jain|swaminarayan|halal|gluten[ -]free|gf";

/**
 * Parses 'Uncle Harjit + family 5', 'Sharma parivar 4 veg', 'Bua ji Delhi (2)', 'Mr & Mrs Singh + 3'. A number
 * after 'family' is the whole family; one after a plus comes on top of those who are named. A line that says
 * two different things of one number, and a date or a telephone number, stay in the name.
 */
export function parsePastedName(line: string): PastedName {
  const left = { text: ` ${asciiDigits(line).replaceAll(/\s+/g, " ").trim()} ` };
  const found: PastedName = { name: line.trim(), diets: [] };
  if (/\d{4,}|\d[-/.]\d/.test(left.text)) return found;

  const children = take(left, new RegExp(`[,+&(-]?\\s*\\b(\\d{1,2}) ?(?:${kids})\\b\\)?`, "i"));
  const diet = take(left, new RegExp(`[,(-]?\\s*(?<!\\w)(?:(\\d{1,3}) ?)?\\b(${food})\\b\\s*\\)?`, "i"));
  const whole =
    take(
      left,
      new RegExp(`[+&,]?\\s*(?:and |with )?\\b(?:${kin})\\b (?:of )?[(-]?\\s*(\\d{1,3})\\b\\)?`, "i"),
      kinName,
    ) ??
    take(left, new RegExp(`[,(x×-]?\\s*\\b(\\d{1,3}) ?(?:${people})\\b\\)?`, "i")) ??
    take(left, /\(\s*(\d{1,3})\s*\)/) ??
    take(left, /\s[x×-]\s?(\d{1,3})\s*$/i);
  const more = take(left, /(?:\+|\bplus\b)\s*(\d{1,2})\b/i);
  const companion = take(
    left,
    new RegExp(
      `(?:\\+|&|\\band\\b|\\bwith\\b|\\bplus\\b)\\s*(?:his |her )?\\b(?:${spouse})\\b(?!\\.? \\p{L})`,
      "iu",
    ),
  );
  const last = whole === null && more === null ? take(left, /\s(\d{1,3})\s*$/) : null;

  const name = tidyName(left.text);
  if (name === "" || !/\p{L}/u.test(name)) return found;
  const kidsCount = children?.[1] === undefined ? 0 : Number(children[1]);
  const base = namedPeople(name) + (companion === null ? 0 : 1);
  const stated = [whole?.[1], last?.[1], whole === null && more === null ? diet?.[1] : undefined].find(
    Boolean,
  );
  const sized = stated ?? more?.[1] ?? companion?.[0] ?? children?.[1];
  const size =
    stated !== undefined
      ? Number(stated) + (isAddedTo(line, children?.[0]) ? kidsCount : 0)
      : base + (more?.[1] === undefined ? 0 : Number(more[1])) + kidsCount;
  const counted = sized === undefined ? (base > 1 ? base : undefined) : size;
  const everybody = diet?.[1] === undefined || Number(diet[1]) === counted;
  if (counted !== undefined && (counted < 1 || counted > 500)) return found;
  // Nothing was understood but punctuation.
  if (sized === undefined && diet === null)
    return { ...found, ...(counted !== undefined && { people: counted }) };
  return {
    name,
    ...(counted !== undefined && { people: counted }),
    ...(kidsCount > 0 && { children: kidsCount }),
    diets: diet?.[2] !== undefined && everybody ? parseDietsCell(diet[2]).diets : [],
  };
}

/** Cuts what a pattern matches out of the text, or leaves a part of it there. */
function take(
  left: { text: string },
  pattern: RegExp,
  leave: (match: string) => string = () => " ",
): RegExpExecArray | null {
  const match = pattern.exec(left.text);
  if (match !== null)
    left.text = `${left.text.slice(0, match.index)} ${leave(match[0])} ${left.text.slice(match.index + match[0].length)}`;
  return match;
}

/** 'Uncle Harjit + family 5' stays 'Uncle Harjit + family'. */
const kinName = (match: string) => match.replaceAll(/[(\d)-]|\bof\b/g, " ");

const tidyName = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,;+&(-]+|[\s,;+&(-]+$/g, "")
    .trim();

/** '4 + 2 kids' are six, '6, 2 kids' are six with two children among them. */
const isAddedTo = (line: string, children = "") => children !== "" && /\+\s*\d+ ?\p{L}+/u.test(line);

/** 'Mr & Mrs Singh' and 'Asha and Dev' are two. */
const namedPeople = (name: string) =>
  new RegExp(`\\S\\s*(?:&|\\+|\\band\\b|\\baur\\b)\\s*\\S`, "iu").test(name) &&
  !new RegExp(`(?:&|\\+|\\band\\b)\\s*(?:${kin})\\b`, "i").test(name)
    ? 2
    : 1;

/** Digits of Devanagari, Gurmukhi, Gujarati and Arabic as 0 to 9. */
const asciiDigits = (text: string) =>
  text.replaceAll(
    /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u0A66-\u0A6F\u0AE6-\u0AEF]/gu,
    (digit) =>
      `${(digit.codePointAt(0) ?? 0) - (digitBlocks.find((first) => (digit.codePointAt(0) ?? 0) - first < 10 && (digit.codePointAt(0) ?? 0) >= first) ?? 0)}`,
  );
const digitBlocks = [0x660, 0x6f0, 0x966, 0xa66, 0xae6];
