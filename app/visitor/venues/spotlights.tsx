import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

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
        <SectionHead eyebrow="In the spotlight" heading={venues.spotlightsHeading} id="spotlights-heading" />
        {chooseSpotlights(spotlights, venues.spotlights).map((spotlight) => (
          <SpotlightView key={spotlight.venue.card.id} spotlight={spotlight} />
        ))}
      </div>
    </section>
  );
}
