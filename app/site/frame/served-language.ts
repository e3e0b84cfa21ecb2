import { useMatches } from "react-router";

type LanguageAttributes = { lang: string; dir: "ltr" | "rtl" };

const isLanguageAttributes = (value: unknown): value is LanguageAttributes =>
  typeof value === "object" &&
  value !== null &&
  "lang" in value &&
  typeof value.lang === "string" &&
  "dir" in value &&
  (value.dir === "ltr" || value.dir === "rtl");

function useLanguageOfData(): LanguageAttributes | null {
  for (const { loaderData } of useMatches())
    if (
      typeof loaderData === "object" &&
      loaderData !== null &&
      "documentLanguage" in loaderData &&
      isLanguageAttributes(loaderData.documentLanguage)
    )
      return loaderData.documentLanguage;
  return null;
}

/**
 * Attributes of the document as the server sends it, where it is not in the site's English: the data of guests'
 * pages has them. In the browser these pages set them themselves (use-document-language.ts), so that every other
 * page is spared the code.
 */
export const useServedLanguage: () => LanguageAttributes | null = import.meta.env.SSR
  ? useLanguageOfData
  : () => null;
