/*
 * The language of the site's own words: of every page but those that guests read in theirs (language.ts).
 * Besides this file only public/manifest.webmanifest names it; docs/recipes.md says what else a second one needs.
 */

/** BCP 47 tag: what stands in `lang`, and what Intl is asked for. */
export const siteLanguage = "en-CA";

/** Attributes of a document in the site's language. */
export const siteAttributes = { lang: siteLanguage, dir: "ltr" } as const;

/** '5,000': a whole number of things, as the site writes it. */
export const formatCount = (count: number): string => count.toLocaleString(siteLanguage);
