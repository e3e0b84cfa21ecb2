import { PhoneFold } from "#app/ui/design-system/phone-fold.tsx";
import type { Area } from "#content/areas/area.ts";

import type { GuideVenue } from "./area-guide-view.ts";
import { AreaToggle, type AreaToggleProps } from "./area-toggle.tsx";
import { VenueLinks } from "./venue-links.tsx";

type AreaCardProps = { area: Area; venues: readonly GuideVenue[]; toggle: AreaToggleProps };

/** Advantages and disadvantages of an area. A click anywhere on the card toggles its highlight. */
export function AreaCard({ area, venues, toggle }: AreaCardProps) {
  return (
    <article className={`area-card area-card--${area.id} panel`} data-chosen={toggle.chosen ? "" : undefined}>
      <h3 className="heading-medium">
        <AreaToggle {...toggle} className="area-card__toggle">
          {area.name}
        </AreaToggle>
      </h3>
      <p>{area.description}</p>
      <div className="area-card__sides">
        <div>
          <h4>Pros</h4>
          <ul className="area-card__pros">
            {area.pros.map((pro) => (
              <li key={pro}>{pro}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>Cons</h4>
          <ul className="area-card__cons">
            {area.cons.map((con) => (
              <li key={con}>{con}</li>
            ))}
          </ul>
        </div>
      </div>
      <PhoneFold title={venues.length === 1 ? "1 venue" : `${venues.length} venues`}>
        <h4>Venues</h4>
        <VenueLinks venues={venues} />
      </PhoneFold>
    </article>
  );
}
