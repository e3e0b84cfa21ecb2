import { HeroPicture } from "#app/illustrations/hero-picture.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

export function VenuesHero() {
  const { art, venues } = useWeddingTheme().pack;
  return (
    <section className="hero hero--inner hero--venues grain">
      <HeroPicture name={art.directoryHero} />
      <div className="wrap hero__text">
        <p className="eyebrow">{venues.eyebrow}</p>
        <h1>{venues.title}</h1>
        <p className="hero__lede">{venues.lede}</p>
        <nav className="quick-searches" aria-label="On this page">
          <a href="#venue-results-heading" className="chip chip--art">
            All venues
          </a>
          <a href="#spotlights" className="chip chip--art">
            Spotlights
          </a>
          <a href="#booking-tips" className="chip chip--art">
            Booking tips
          </a>
        </nav>
      </div>
    </section>
  );
}
