import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import { chooseSpotlights, type Spotlight } from "./spotlight.ts";
import { SpotlightView } from "./spotlight-view.tsx";

/** Three venues told at length. */
export function Spotlights({ spotlights }: { spotlights: readonly Spotlight[] }) {
  const { venues } = useWeddingTheme().pack;
  return (
    <section
      className="section section--surface spotlights"
      id="spotlights"
      aria-labelledby="spotlights-heading"
    >
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">In the spotlight</p>
            <h2 id="spotlights-heading" className="heading-large">
              {venues.spotlightsHeading}
            </h2>
          </div>
        </div>
        {chooseSpotlights(spotlights, venues.spotlights).map((spotlight) => (
          <SpotlightView key={spotlight.venue.card.id} spotlight={spotlight} />
        ))}
      </div>
    </section>
  );
}
