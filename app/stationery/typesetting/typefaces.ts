/** How a text is set: names in the display hand, the rest in the plain one. Native scripts have one hand. */
export type Hand = "display" | "plain";

/** The files of the typefaces, as scripts/subset-invitation-fonts.mjs writes them. */
export const fontFileIds = [
  "playfair-latin",
  "playfair-latin-ext",
  "playfair-vietnamese",
  "montserrat-latin",
  "montserrat-latin-ext",
  "montserrat-vietnamese",
  "gurmukhi-gurmukhi",
  "devanagari-devanagari",
  "gujarati-gujarati",
  "nastaliq-arabic",
] as const;

export type FontFileId = (typeof fontFileIds)[number];

/** Scripts other than Latin that invitations are set in. */
const nativeScripts = [
  { id: "gurmukhi", language: "pa", letters: /\p{Script=Gurmukhi}/u },
  { id: "devanagari", language: "hi", letters: /\p{Script=Devanagari}/u },
  { id: "gujarati", language: "gu", letters: /\p{Script=Gujarati}/u },
  // Comma, semicolon and question mark belong to several scripts.
  { id: "nastaliq", language: "ur", letters: /[\p{Script=Arabic}\u060c\u061b\u061f]/u },
] as const;

type NativeScript = (typeof nativeScripts)[number]["id"];

const nativeFiles: Readonly<Record<NativeScript, FontFileId>> = {
  gurmukhi: "gurmukhi-gurmukhi",
  devanagari: "devanagari-devanagari",
  gujarati: "gujarati-gujarati",
  nastaliq: "nastaliq-arabic",
};

/** The language that a file's letters are shaped for, where it has forms of its own. */
export const languageOf = (file: FontFileId): string =>
  nativeScripts.find(({ id }) => nativeFiles[id] === file)?.language ?? "en";

/** Letters that Fontsource cuts into the Vietnamese part, beyond those of the Latin parts. */
const vietnamese = /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;
const basicLatin = /[\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]/u;

/**
 * The file with a character; null for one that stays with the letters beside it, such as a mark or a space,
 * and undefined for a letter of a script that we have no typeface of.
 */
export function fontFileFor(character: string, hand: Hand): FontFileId | null | undefined {
  const native = nativeScripts.find(({ letters }) => letters.test(character));
  if (native !== undefined) return nativeFiles[native.id];
  if (/[\p{Script=Inherited}\s\p{Cf}]/u.test(character)) return null;
  const latin = hand === "display" ? "playfair" : "montserrat";
  if (vietnamese.test(character)) return `${latin}-vietnamese`;
  if (/\p{Script=Latin}/u.test(character))
    return `${latin}-${basicLatin.test(character) ? "latin" : "latin-ext"}`;
  // Digits and punctuation: every native typeface has its own, and Latin ones are there for the others.
  return basicLatin.test(character) || /[\u0964\u0965]/u.test(character) ? null : undefined;
}

/** The file for digits, spaces and punctuation that stand beside no letter. */
export const plainFile = (hand: Hand): FontFileId =>
  hand === "display" ? "playfair-latin" : "montserrat-latin";

/** Every file that a text may need, each once. */
export function fontFilesFor(text: string, hand: Hand): FontFileId[] {
  const files = new Set<FontFileId>([plainFile(hand)]);
  for (const character of text.normalize("NFC")) {
    const file = fontFileFor(character, hand);
    if (file) files.add(file);
  }
  return [...files];
}
