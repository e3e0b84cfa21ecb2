import { EmptyCompass } from "#app/illustrations/empty-compass.tsx";
import { HeroPicture } from "#app/illustrations/hero-picture.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { ComparisonTable, type ComparedVenue } from "./comparison-table.tsx";
import { mostComparedVenues } from "./use-comparison.ts";

/** Venues side by side, at an address that can be passed on. */
export function ComparisonPage({ listings }: { listings: readonly ComparedVenue[] }) {
  return (
    <>
      <section className="hero hero--inner hero--city grain">
        <HeroPicture name="hero-calgary" />
        <div className="wrap hero__text">
          <p className="eyebrow">Venues</p>
          <h1>Compare venues side by side</h1>
          <p className="hero__lede">
            The same facts in the same rows. Where a venue has not said, it says so. The address of this page
            can be sent to whoever decides with you.
          </p>
        </div>
      </section>
      <div className="wrap saved-list">
        <p className="saved-list__back">
          <ThemeLink to="/venues" className="text-link">
            {listings.length < mostComparedVenues ? "Choose more venues" : "Back to the venues"}
          </ThemeLink>
          {listings.length > 0 && (
            <ThemeLink
              to={`/planning?vendors=${listings.map(({ card }) => card.id).join(",")}`}
              className="text-link"
            >
              Ask {listings.length === 1 ? "this venue" : `all ${listings.length}`}
            </ThemeLink>
          )}
        </p>
        {listings.length === 0 ? (
          <div className="no-result panel">
            <EmptyCompass />
            <h2 className="heading-medium">No venues chosen yet</h2>
            <p className="lede">Tick “Compare” on up to {mostComparedVenues} venues and they stand here.</p>
            <ThemeLink to="/venues" className="button button--primary">
              Explore Venues
            </ThemeLink>
          </div>
        ) : (
          <ComparisonTable listings={listings} />
        )}
      </div>
    </>
  );
}
