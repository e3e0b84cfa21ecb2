import { spellings } from "#content/catalogue/spellings.ts";

import { foldText } from "./fold-text.ts";

/**
 * Other spellings of the words in a listing's text, for the search; empty where it has none of them.
 * @param parts what the search reads of the listing
 */
export function otherSpellings(parts: readonly string[]): string {
  const text = foldText(parts.join("\n"));
  return (
    spellings
      .filter((group) => group.some((word) => hasWord(text, word)))
      // In the plural, which has the singular in it.
      .flatMap((group) => group.filter((word) => !text.includes(`${word}s`)).map((word) => `${word}s`))
      .join(" ")
  );
}

/** Whole, or in the plural: 'DJs' are about a DJ, and what is 'decorated' is no decorator. */
const hasWord = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}-]+/u).some((part) => part === word || part === `${word}s`);
