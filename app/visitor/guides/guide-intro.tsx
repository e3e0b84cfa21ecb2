import type { SitePath } from "#app/site/theme/site-path.ts";
import type { ReactNode } from "react";

import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type GuideOpeningProps = {
  /** The page of all guides of this kind. */
  up: { to: SitePath; label: string };
  name: string;
  subtitle: string;
  image: string;
  alt: string;
  shape: "tall" | "wide";
  lede: string;
  glance: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
};

/** The beginning of every guide: the framed poster, the key facts, and the first paragraphs. */
export function GuideIntro({
  up,
  name,
  subtitle,
  image,
  alt,
  shape,
  lede,
  glance,
  children,
}: GuideOpeningProps) {
  return (
    <div className="guide__opening">
      <div className={`guide__poster guide__poster--${shape}`}>
        <PosterFrame title={name} subtitle={subtitle}>
          <img src={image} alt={alt} width={800} height={shape === "tall" ? 1000 : 600} />
        </PosterFrame>
      </div>
      <div>
        <nav aria-label="Breadcrumb" className="crumbs without-print">
          <ThemeLink to="/planning">Planning</ThemeLink> / <ThemeLink to={up.to}>{up.label}</ThemeLink>
        </nav>
        <p className="guide__lede">{lede}</p>
        <dl className="guide__glance">
          {glance.map(({ label, value }) => (
            <DescriptionListEntry key={label} label={label}>
              {value}
            </DescriptionListEntry>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}
