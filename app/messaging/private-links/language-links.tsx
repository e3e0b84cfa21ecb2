import { Link, useLocation } from "react-router";

import {
  languageAttributes,
  languageNames,
  languageQueryKey,
  languages,
  type Language,
} from "#app/languages/language.ts";

import "#app/languages/language-names.css";
import "./language-links.css";

type LanguageLinksProps = {
  shown: Language;
  /** What a screen reader calls the choice. */
  label: string;
};

/** The page in each of the languages, with everything else that its address asks for. */
export function LanguageLinks({ shown, label }: LanguageLinksProps) {
  const { search } = useLocation();
  const searchFor = (language: Language) => {
    const parameters = new URLSearchParams(search);
    parameters.set(languageQueryKey, language);
    return `?${parameters}`;
  };
  return (
    <nav className="language-links language-names" aria-label={label}>
      {languages.map((language) => (
        <Link
          key={language}
          to={{ search: searchFor(language) }}
          {...languageAttributes(language)}
          hrefLang={languageAttributes(language).lang}
          aria-current={language === shown ? "true" : undefined}
          preventScrollReset
          discover="none"
        >
          {languageNames[language]}
        </Link>
      ))}
    </nav>
  );
}
