import type { FontFileId } from "./typefaces.ts";

/** Where each file lies: the build looks for these very expressions, so each is written out. */
export const fontUrls: Readonly<Record<FontFileId, URL>> = {
  "playfair-latin": new URL("../fonts/playfair-latin.ttf", import.meta.url),
  "playfair-latin-ext": new URL("../fonts/playfair-latin-ext.ttf", import.meta.url),
  "playfair-vietnamese": new URL("../fonts/playfair-vietnamese.ttf", import.meta.url),
  "montserrat-latin": new URL("../fonts/montserrat-latin.ttf", import.meta.url),
  "montserrat-latin-ext": new URL("../fonts/montserrat-latin-ext.ttf", import.meta.url),
  "montserrat-vietnamese": new URL("../fonts/montserrat-vietnamese.ttf", import.meta.url),
  "gurmukhi-gurmukhi": new URL("../fonts/gurmukhi-gurmukhi.ttf", import.meta.url),
  "devanagari-devanagari": new URL("../fonts/devanagari-devanagari.ttf", import.meta.url),
  "gujarati-gujarati": new URL("../fonts/gujarati-gujarati.ttf", import.meta.url),
  "nastaliq-arabic": new URL("../fonts/nastaliq-arabic.ttf", import.meta.url),
};
