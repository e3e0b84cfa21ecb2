import type { ReactNode, Ref } from "react";

import { HeroArt } from "#app/ui/illustrations/hero-art.tsx";
import { HeroPicture } from "#app/ui/illustrations/hero-picture.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

type PageHeroProps = {
  eyebrow?: ReactNode;
  heading: ReactNode;
  /** Takes the focus where what had it went away. */
  headingRef?: Ref<HTMLHeadingElement>;
  lede?: ReactNode;
  /** Of a page that is worked with: its picture rests. */
  resting?: boolean;
  /** Tickets hang into it from below. */
  ticketed?: boolean;
  /** What one can do at once. */
  children?: ReactNode;
};

/** The head of every page but the home page: the theme's drawing, and before it what the page is called. */
export function PageHero({
  eyebrow,
  heading,
  headingRef,
  lede,
  resting = false,
  ticketed = false,
  children,
}: PageHeroProps) {
  const { art } = useWeddingTheme().pack;
  return (
    <section className={ticketed ? "hero hero--inner hero--ticketed grain" : "hero hero--inner grain"}>
      {resting ? <HeroPicture name={art.directoryHero} /> : <HeroArt name={art.homeHero} />}
      <div className="wrap hero__text">
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h1 ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
          {heading}
        </h1>
        {lede !== undefined && <p className="hero__lede">{lede}</p>}
        {children}
      </div>
    </section>
  );
}
