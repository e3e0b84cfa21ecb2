/**
 * Latin accents, the Indic nukta and Arabic vowel marks: spellings of one name differ in them. Vowel signs of
 * Gurmukhi, Devanagari and Gujarati are letters: without them राम and रीमा would be one name.
 */
const optionalMarks = /[\u0300-\u036F\u093C\u0A3C\u0ABC\u064B-\u0652\u0670]/gu;

/** A name without case, accents and surplus spaces, for finding the same name again. */
export const foldName = (name: string) =>
  name.toLowerCase().normalize("NFD").replaceAll(optionalMarks, "").replaceAll(/\s+/gu, " ").trim();
