import type { ReactNode } from "react";

import { HeroArt } from "#app/illustrations/hero-art.tsx";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import "./private-pages.css";

type PrivateFrameProps = { title: string; eyebrow: string; heading: string; children: ReactNode };

/** What every page under a private key has around it; no search engine keeps it. */
export function PrivateFrame({ title, eyebrow, heading, children }: PrivateFrameProps) {
  const { art } = useWeddingTheme().pack;
  return (
    <>
      <PageMetadata title={title} description="A private page." path={null} noIndex />
      <section className="hero hero--inner grain">
        <HeroArt name={art.homeHero} />
        <div className="wrap hero__text">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{heading}</h1>
        </div>
      </section>
      <div className="wrap private">{children}</div>
    </>
  );
}
