import { useEffect } from "react";

import { languageAttributes, languageTags, type Language } from "#app/languages/language.ts";

/** Says of the document what its page says, for as long as it is open; the server has done so in what it sent. */
export function useDocumentLanguage(language: Language): void {
  useEffect(() => {
    const { documentElement: html } = document;
    Object.assign(html, languageAttributes(language));
    return () => {
      html.lang = languageTags.en;
      html.removeAttribute("dir");
    };
  }, [language]);
}
