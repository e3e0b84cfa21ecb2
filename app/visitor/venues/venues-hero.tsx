import { PageHero } from "#app/site/frame/page-hero.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** The top of /venues in the words of the current theme, with links into the page. */
export function VenuesHero() {
  const { venues } = useWeddingTheme().pack;
  return (
    <PageHero resting eyebrow={venues.eyebrow} heading={venues.title} lede={venues.lede}>
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
        <ThemeLink to="/fit" className="chip chip--art">
          Fit a whole weekend
        </ThemeLink>
      </nav>
    </PageHero>
  );
}
