import { people, kids, kin } from "./party-words.ts";

const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const word = words.join("|");
const digitBlocks = [0x660, 0x6f0, 0x966, 0xa66, 0xae6];

/** Digits of Devanagari, Gurmukhi, Gujarati and Arabic as 0 to 9. */
export const asciiDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u0A66-\u0A6F\u0AE6-\u0AEF]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return `${code - (digitBlocks.find((first) => code >= first && code - first < 10) ?? code)}`;
  });

const counted = new RegExp(
  String.raw`(?<=\b(?:(?:${kin}) |(?:${kin}|party|group) of |plus )|[+(]\s?|\bx ?)(?:${word})\b|\b(?:${word})(?= (?:${people}|adults?|${kids})\b)`,
  "gi",
);

/** 'family of five', 'plus one' and 'two adults' with digits; a number word elsewhere may be a name. */
export const spelledDigits = (text: string) =>
  text.replaceAll(counted, (spelled) => `${words.indexOf(spelled.toLowerCase()) + 1}`);
