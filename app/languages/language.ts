import { siteLanguage } from "./site-language.ts";

/** The languages in which guests read what a wedding asks of them. */
export const languages = ["en", "fr", "pa", "hi", "gu", "ur"] as const;

export type Language = (typeof languages)[number];

/** Each in its own script, as whoever looks for it reads it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  pa: "ਪੰਜਾਬੀ",
  hi: "हिन्दी",
  gu: "ગુજરાતી",
  ur: "اردو",
};

/** The same in English, for the couple. */
export const englishLanguageNames: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "French",
  pa: "Punjabi",
  hi: "Hindi",
  gu: "Gujarati",
  ur: "Urdu",
};

/** BCP 47 tags: what stands in `lang`, and what Intl is asked for. */
export const languageTags: Readonly<Record<Language, string>> = {
  // The guests' English is the site's.
  en: siteLanguage,
  fr: "fr-CA",
  pa: "pa",
  hi: "hi",
  gu: "gu",
  ur: "ur",
};

/** Attributes of an element whose text is in a language. */
export const languageAttributes = (language: Language) =>
  ({ lang: languageTags[language], dir: language === "ur" ? "rtl" : "ltr" }) as const;

/** The key by which an address asks for a language. */
export const languageQueryKey = "lang";

/** The language that an address asks for; null where it asks for none that we have. */
export function languageFromUrl(parameters: URLSearchParams): Language | null {
  const asked = parameters.getAll(languageQueryKey).at(-1);
  return languages.find((language) => language === asked) ?? null;
}

/** A path of this site with the language that the present address asks for. */
export function withLanguageParam(to: string, asked: Language | null): string {
  if (asked === null) return to;
  const [path = "", search = ""] = to.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set(languageQueryKey, asked);
  return `${path}?${parameters}`;
}
