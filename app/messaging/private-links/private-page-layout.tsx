import type { ReactNode } from "react";

import { siteLanguage } from "#app/languages/site-language.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";

import "./private-pages.css";

export type PrivateFrameProps = {
  title: string;
  /** What a chat shows of the link in place of the title. */
  sharedTitle?: string | undefined;
  /** A form came back rejected: the title says so. */
  isRejected?: boolean;
  /** What a chat shows of the link to the person it was sent to. */
  description?: string;
  /** The picture that a chat shows of the link; the theme's otherwise. */
  picture?: { path: string; alt: string } | undefined;
  eyebrow?: string;
  heading: ReactNode;
  /** BCP 47 tag of a page that is not in English. */
  language?: string;
  children: ReactNode;
};

/** The layout of every page under a private key; search engines do not index it. */
export function PrivatePageLayout({
  title,
  sharedTitle = title,
  isRejected = false,
  description = "A private page.",
  picture,
  eyebrow,
  heading,
  language = siteLanguage,
  children,
}: PrivateFrameProps) {
  return (
    <>
      <PageMetadata
        title={title}
        sharedTitle={sharedTitle}
        isRejected={isRejected}
        description={description}
        path={null}
        noIndex
        language={language}
        {...(picture !== undefined && { ogImage: picture })}
      />
      <PageHero {...(eyebrow !== undefined && { eyebrow })} heading={heading} />
      <div className="wrap private">{children}</div>
    </>
  );
}
