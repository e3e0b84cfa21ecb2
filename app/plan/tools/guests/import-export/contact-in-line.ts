import { cutOut, type Remainder } from "./cut-out.ts";

const label = String.raw`[,;:(<\s–—/-]*(?:\b(?:tel|telephone|ph|phone|cell|mob|mobile|whatsapp|e-?mail)\b[.:]?\s*)?[(<]?`;
const gap = String.raw`[\s.–-]{0,3}`;
/** Of Canada, of any country with '+', of India (ten digits), and of a city (seven). */
const phone = new RegExp(
  String.raw`${label}(?<![\p{L}\d])(?<found>(?:\+?1${gap})?(?:\(\d{3}\)|\d{3})${gap}\d{3}${gap}\d{4}|\+\d(?:${gap}\d){7,13}|0?\d{5}${gap}\d{5}|\d{3}[\s.-]\d{4})(?![\p{L}\d])[)>]?`,
  "iu",
);
const email = new RegExp(
  String.raw`${label}(?<found>[^\s,;:<>()"@]{1,64}@[^\s,;:<>()"@]{1,150}\.[a-z]{2,30})[)>]?`,
  "iu",
);

/** Dates with eight digits, which a telephone number could be. */
const date = /\b(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})\b/;

/** Cuts telephone numbers and emails out of a line. */
export function cutContacts(remainder: Remainder): { phones: string[]; emails: string[] } {
  return {
    emails: cutAll(remainder, email),
    phones: date.test(remainder.text) ? [] : cutAll(remainder, phone),
  };
}

function cutAll(remainder: Remainder, pattern: RegExp): string[] {
  const found: string[] = [];
  for (;;) {
    const match = cutOut(remainder, pattern)?.groups?.["found"];
    if (match === undefined) return found;
    found.push(match);
  }
}
