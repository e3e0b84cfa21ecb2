import { HeroArt } from "#app/ui/illustrations/hero-art.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** The top of the home page: art and words of the current theme. */
export function HomeHero() {
  const { art, home } = useWeddingTheme().pack;
  return (
    <section className="hero hero--home grain">
      <HeroArt name={art.homeHero} />
      <div className="wrap hero__text">
        <p className="eyebrow">{home.eyebrow}</p>
        <h1 className="display">
          {home.headline.plain} <em>{home.headline.emphasised}</em>
        </h1>
        <p className="hero__lede">{home.lede}</p>
        <p className="hero__actions">
          <ThemeLink to="/vendors" className="button button--primary">
            Find Vendors
          </ThemeLink>
          <ThemeLink to="/venues" className="button button--ghost">
            Explore Venues
          </ThemeLink>
        </p>
      </div>
    </section>
  );
}
