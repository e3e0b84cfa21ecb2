import type { ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type ComingSoonPageProps = {
  path: string;
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  text: string;
  /** Links to other pages meanwhile. */
  links: readonly { to: string; label: string }[];
  /** The picture on the wall, 800 by 600. */
  picture: { src: string; alt: string; title: string; subtitle: string };
  /** Existing content that already helps. */
  children: ReactNode;
};

/** A page whose content is still to come: it says so, and shows existing content. */
export function ComingSoonPage({
  path,
  title,
  description,
  eyebrow,
  heading,
  text,
  links,
  picture,
  children,
}: ComingSoonPageProps) {
  return (
    <>
      <PageMetadata title={title} description={description} path={path} />
      <section className="listing-hero section--wall coming-soon">
        <div className="wrap listing-hero__grid">
          <PosterFrame title={picture.title} subtitle={picture.subtitle}>
            <img src={picture.src} alt={picture.alt} width={800} height={600} />
          </PosterFrame>
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1>{heading}</h1>
            <p className="lede">{text}</p>
            <p className="hero__actions">
              {links.map(({ to, label }) => (
                <ThemeLink key={to} to={to} className="button button--ghost">
                  {label} <Icon name="arrow" />
                </ThemeLink>
              ))}
            </p>
          </div>
        </div>
      </section>
      {children}
    </>
  );
}
