import { href } from "react-router";
import { useEffect, useRef } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { SampleListingBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { GuideVenue } from "./area-guide-view.ts";

/** The card that a pin of the live map opens. It takes the focus when it appears; Escape closes it. */
export function VenueMapCard({ venue, onClose }: { venue: GuideVenue; onClose: () => void }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape anywhere within closes it
    <article
      ref={card}
      className="map-card"
      tabIndex={-1}
      aria-labelledby="map-card-name"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <h3 id="map-card-name" className="heading-small">
        {venue.name}
      </h3>
      <p>{venue.location}</p>
      <p>
        {venue.capacity ?? "Capacity not known yet: ask the venue"}
        {venue.fictional && (
          <>
            {" "}
            <SampleListingBadge />
          </>
        )}
      </p>
      <ThemeLink to={href("/venues/:slug", { slug: venue.slug })} className="text-link">
        See the venue <Icon name="arrow" />
      </ThemeLink>
      <button type="button" className="map-card__close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </article>
  );
}
