import { languageAttributes, languageTags, type Language } from "#app/languages/language.ts";

import { LanguageLinks } from "./language-links.tsx";
import { PrivatePageLayout, type PrivateFrameProps } from "./private-page-layout.tsx";

import "#app/languages/guest-words.css";

type GuestPageLayoutProps = Omit<PrivateFrameProps, "language"> & {
  /** What the page is in, and what names the choice of another language. */
  words: { language: Language; choose: string };
};

/** A private page that guests read in a language of their choice. */
export function GuestPageLayout({ words: { language, choose }, children, ...frame }: GuestPageLayoutProps) {
  return (
    <div className="guest-words" {...languageAttributes(language)}>
      <PrivatePageLayout {...frame} language={languageTags[language]}>
        <LanguageLinks shown={language} label={choose} />
        {children}
      </PrivatePageLayout>
    </div>
  );
}
