import { parseWholeNumber } from "#app/languages/parse-whole-number.ts";

/**
 * A number of things or people as it is typed: '420', '1,200', 'about 420', '420 guests'.
 * @returns null for text that is not a whole number
 */
export function parseCount(text: string): number | null {
  const number = text
    .trim()
    .replace(/^(?:about|around|roughly|~)/i, "")
    .replace(/(?:guests|people)$/i, "");
  return parseWholeNumber(number);
}
