import { foldName } from "#app/plan/rules/guests/fold-name.ts";

/**
 * How one word of a name sounds: its consonants, and the vowel of each gap between them. Names from
 * Punjabi, Hindi, Urdu or Gujarati have no one spelling in Latin letters, and what differs is regular:
 * ee or i, oo or u, v or w, ksh or x, z or j, an h after a consonant, a letter that is doubled.
 *
 * Of the libraries double-metaphone 2.0 was tried on the pairs of similar-names.test.ts: it tells v from w, x
 * from ksh and z from j, and takes Harjot for Harjit and Gurpreet for Karpreet. With what would have to be
 * done before and after it nothing would be left for it to do.
 */
export type PhoneticName = {
  /** With one spelling for each sound. */
  plain: string;
  consonants: string;
  /**
   * One letter for the vowel of each gap, including before the first consonant and after the last; '' for
   * none.
   */
  vowels: readonly string[];
};

const spellings: readonly (readonly [RegExp, string])[] = [
  // Gujarati courtesy: Rameshbhai is Ramesh.
  [/(?<=\w{4})(?:bhai|ben)$/g, ""],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/(?!^)y/g, "i"],
  // Between a vowel and a consonant it is part of the vowel, as in Chowdhury.
  [/(?<=[aeou])w(?![aeiou])/g, "u"],
  [/w/g, "v"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/c(?=[ei])/g, "s"],
  [/c(?!h)/g, "k"],
  [/sh/g, "s"],
  [/z/g, "j"],
  [/(?<=[^aeiou])h/g, ""],
  [/h$/g, ""],
  [/(.)\1+/g, "$1"],
];

/** @param word of one name, such as 'Sukhpreet' */
export function phoneticName(word: string): PhoneticName {
  let plain = foldName(word).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  for (const [spelling, sound] of spellings) plain = plain.replaceAll(spelling, sound);
  return {
    plain,
    consonants: plain.replaceAll(/[aeiou]/g, ""),
    vowels: plain.split(/[^aeiou]/u).map(vowelOf),
  };
}

/** The vowel that a group of letters represents. */
function vowelOf(letters: string): string {
  if (letters === "ao") return letters;
  if (/[ou]/.test(letters)) return letters.includes("o") ? "o" : "u";
  if (letters.includes("i")) return "i";
  return letters === "" ? "" : letters.includes("a") ? "a" : "e";
}

/**
 * How much the vowels of a gap differ. A short a is often left out (Choudhry), or written e or u (Mohammed,
 * Butt).
 */
const differences: Record<string, number> = { a: 0, e: 0.25, ae: 0, ei: 0, au: 0.25, eu: 0.5, ou: 0 };
/**
 * Above this difference two names are different: Harjot is not Harjit. With a single consonant no difference
 * is allowed.
 */
const mostDifference = ({ consonants }: PhoneticName) => (consonants.length < 2 ? 0 : 0.5);

/** Whether two words are probably spellings of one name. */
export function soundSimilar(one: PhoneticName, other: PhoneticName): boolean {
  if (one.plain === other.plain) return true;
  if (one.consonants !== other.consonants || one.consonants === "") return false;
  let difference = 0;
  for (const [gap, vowel] of one.vowels.entries()) {
    const pair = [vowel, other.vowels[gap] ?? ""].toSorted().join("");
    if (vowel === other.vowels[gap]) continue;
    // The first sound is significant: Amar is not Umar.
    difference += gap === 0 && !["ei", "ou"].includes(pair) ? 1 : (differences[pair] ?? 1);
  }
  return difference <= mostDifference(one);
}
