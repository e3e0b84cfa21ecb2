import { useEffect } from "react";

import { languageAttributes, type Language } from "#app/languages/language.ts";
import { siteAttributes } from "#app/languages/site-language.ts";

/** Says of the document what its page says, for as long as it is open; the server has done so in what it sent. */
export function useDocumentLanguage(language: Language): void {
  useEffect(() => {
    const { documentElement: html } = document;
    Object.assign(html, languageAttributes(language));
    return () => {
      Object.assign(html, siteAttributes);
    };
  }, [language]);
}
