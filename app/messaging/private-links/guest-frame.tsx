import type { ReactNode } from "react";

import { languageAttributes, type Language } from "#app/languages/language.ts";
import { siteLanguage } from "#app/languages/site-language.ts";
import type { Say } from "#app/languages/translate.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { LanguageLinks } from "./language-links.tsx";
import { TypeLink } from "./type-link.tsx";
import { useDocumentLanguage } from "./use-document-language.ts";
import { useLargeType } from "./use-large-type.ts";

import "#app/languages/guest-words.css";
import "./guest-frame.css";

type GuestFrameProps = {
  language: Language;
  say: Say<"form" | "frame">;
  /** Classes of a page with colours of its own. */
  className?: string;
  /** Above everything: what the couple alone reads. */
  notice?: ReactNode;
  /** The couple, where the page knows it. */
  couple: string;
  /** The days of the wedding. */
  when?: string;
  children: ReactNode;
};

/**
 * The frame of every page of guests, in their language: the choice of it and of the size of the type, and at the
 * foot two links. The site's own frame would be in English.
 */
export function GuestFrame({
  language,
  say,
  className = "",
  notice,
  couple,
  when = "",
  children,
}: GuestFrameProps) {
  useDocumentLanguage(language);
  return (
    <div
      className={`guest-words guest-frame ${className}`}
      data-type={useLargeType() ? "large" : undefined}
      {...languageAttributes(language)}
    >
      {notice}
      <a className="skip-link" href="#content">
        {say("frame", "skip")}
      </a>
      <header className="guest-frame__bar">
        <div className="guest-frame__choices">
          <LanguageLinks shown={language} label={say("form", "language")} />
          <TypeLink say={say} />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="guest-frame__foot">
        {couple !== "" && <p className="guest-frame__couple">{couple}</p>}
        {when !== "" && <p>{when}</p>}
        <p className="guest-frame__links">
          <ThemeLink to="/privacy" hrefLang={siteLanguage}>
            {say("frame", "privacy")}
          </ThemeLink>
          <ThemeLink to="/" hrefLang={siteLanguage}>
            {say("frame", "madeWith", { site: "Wild Rose Weddings" })}
          </ThemeLink>
        </p>
      </footer>
    </div>
  );
}
