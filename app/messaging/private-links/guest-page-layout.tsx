import { languageAttributes, languageTags, type Language } from "#app/languages/language.ts";
import type { Say } from "#app/languages/translate.ts";

import { GuestFooter } from "./guest-footer.tsx";
import { GuestSkipLink } from "./guest-skip-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { PrivatePageLayout, type PrivateFrameProps } from "./private-page-layout.tsx";
import { TypeLink, useAsksLargeType } from "./type-link.tsx";
import { useDocumentLanguage } from "./use-document-language.ts";

import "#app/languages/guest-words.css";
import "./guest-frame.css";

type GuestPageLayoutProps = Omit<PrivateFrameProps, "language"> & {
  language: Language;
  say: Say<"form" | "frame">;
  /** The couple, where the page knows it. */
  couple?: string;
};

/** A private page that guests read in a language and a size of their choice, in a frame in that language. */
export function GuestPageLayout({ language, say, couple = "", children, ...frame }: GuestPageLayoutProps) {
  useDocumentLanguage(language);
  const isLarge = useAsksLargeType();
  return (
    <div
      className="guest-words guest-frame"
      data-type={isLarge ? "large" : undefined}
      {...languageAttributes(language)}
    >
      <GuestSkipLink say={say} />
      <header className="guest-frame__bar">
        <div className="wrap guest-choices">
          <LanguageLinks shown={language} label={say("form", "language")} />
          <TypeLink say={say} />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <PrivatePageLayout {...frame} language={languageTags[language]}>
          {children}
        </PrivatePageLayout>
      </main>
      <footer className="guest-frame__foot">
        {couple !== "" && <p className="guest-frame__names">{couple}</p>}
        <GuestFooter className="guest-frame__links" say={say} />
      </footer>
    </div>
  );
}
