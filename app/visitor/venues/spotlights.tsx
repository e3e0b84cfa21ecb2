import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { chooseSpotlights, type Spotlight } from "./spotlight.ts";
import { SpotlightView } from "./spotlight-view.tsx";

/** Three venues told at length; on a phone a row to push aside. */
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
        <ul className="spotlights__row snap-row">
          {chooseSpotlights(spotlights, venues.spotlights).map((spotlight) => (
            <li key={spotlight.venue.card.id}>
              <SpotlightView spotlight={spotlight} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
