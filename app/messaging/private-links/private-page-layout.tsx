import type { ReactNode } from "react";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";

import "./private-pages.css";

type PrivateFrameProps = { title: string; eyebrow: string; heading: string; children: ReactNode };

/** The layout of every page under a private key; search engines do not index it. */
export function PrivatePageLayout({ title, eyebrow, heading, children }: PrivateFrameProps) {
  return (
    <>
      <PageMetadata title={title} description="A private page." path={null} noIndex />
      <PageHero eyebrow={eyebrow} heading={heading} />
      <div className="wrap private">{children}</div>
    </>
  );
}
