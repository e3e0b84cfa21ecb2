import type { ReactNode } from "react";

import { languageAttributes, languageTags, type Language } from "#app/languages/language.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";

import { LanguageLinks } from "./language-links.tsx";

import "#app/languages/guest-words.css";
import "./private-pages.css";

type PrivateFrameProps = {
  title: string;
  /** A form came back rejected: the title says so. */
  isRejected?: boolean;
  /** What a chat shows of the link to the person it was sent to. */
  description?: string;
  /** The picture that a chat shows of the link; the theme's otherwise. */
  picture?: { path: string; alt: string } | undefined;
  eyebrow: string;
  heading: string;
  /** Of a page that guests read in a language of their choice: what it is in, and what names the choice. */
  words?: { language: Language; choose: string };
  children: ReactNode;
};

/** The layout of every page under a private key; search engines do not index it. */
export function PrivatePageLayout({
  title,
  isRejected = false,
  description = "A private page.",
  picture,
  eyebrow,
  heading,
  words,
  children,
}: PrivateFrameProps) {
  const page = (
    <>
      <PageHero eyebrow={eyebrow} heading={heading} />
      <div className="wrap private prose">
        {words !== undefined && <LanguageLinks shown={words.language} label={words.choose} />}
        {children}
      </div>
    </>
  );
  return (
    <>
      <PageMetadata
        title={title}
        isRejected={isRejected}
        description={description}
        path={null}
        noIndex
        {...(words !== undefined && { language: languageTags[words.language] })}
        {...(picture !== undefined && { ogImage: picture })}
      />
      {words === undefined ? (
        page
      ) : (
        <div className="guest-words" {...languageAttributes(words.language)}>
          {page}
        </div>
      )}
    </>
  );
}
