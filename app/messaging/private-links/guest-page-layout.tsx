import { Link, useLocation } from "react-router";

import { languageAttributes, languageTags, type Language } from "#app/languages/language.ts";
import type { Say } from "#app/languages/translate.ts";

import { asksLargeType, withLargeType } from "./large-type.ts";
import { LanguageLinks } from "./language-links.tsx";
import { PrivatePageLayout, type PrivateFrameProps } from "./private-page-layout.tsx";

import "#app/languages/guest-words.css";

type GuestPageLayoutProps = Omit<PrivateFrameProps, "language"> & {
  language: Language;
  say: Say<"form">;
};

/** A private page that guests read in a language and a size of their choice. */
export function GuestPageLayout({ language, say, children, ...frame }: GuestPageLayoutProps) {
  const { search } = useLocation();
  const isLarge = asksLargeType(new URLSearchParams(search));
  return (
    <div className="guest-words" data-type={isLarge ? "large" : undefined} {...languageAttributes(language)}>
      <PrivatePageLayout {...frame} language={languageTags[language]}>
        <LanguageLinks shown={language} label={say("form", "language")} />
        <p>
          <Link
            to={{ search: withLargeType(search === "" ? "?" : search, !isLarge) }}
            className="text-link"
            preventScrollReset
            discover="none"
          >
            {say("form", isLarge ? "usualType" : "largerType")}
          </Link>
        </p>
        {children}
      </PrivatePageLayout>
    </div>
  );
}
