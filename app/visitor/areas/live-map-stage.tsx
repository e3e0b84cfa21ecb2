import { useRef, useState, type ReactNode } from "react";

import type { AreaId } from "#content/areas/area-ids.ts";

import type { GuideVenue } from "./area-guide-view.ts";
import { useLiveMap } from "./use-live-map.ts";
import { VenueMapCard } from "./venue-map-card.tsx";

type LiveMapStageProps = {
  venues: readonly GuideVenue[];
  chosen: AreaId | null;
  onArea: (id: AreaId) => void;
  /** The drawn map: it reserves the space, and stays where the live one cannot be loaded. */
  children: ReactNode;
};

/** The box of the map: the drawn sheet until it comes into view, then the same map to pan and zoom. */
export function LiveMapStage({ venues, chosen, onArea, children }: LiveMapStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const live = useLiveMap(host, { venues, chosen, onArea, onVenue: setOpened });
  const venue = venues.find(({ slug }) => slug === opened);

  return (
    <div className="map-stage" data-live={live ? "" : undefined}>
      {children}
      <div ref={host} className="map-stage__live" />
      {live && (
        <p className="map-stage__hint">
          <span className="map-stage__hint-mouse">Drag to move. Ctrl and the wheel zoom.</span>
          <span className="map-stage__hint-touch">Two fingers move and zoom.</span>
        </p>
      )}
      {venue && (
        <VenueMapCard
          key={venue.slug}
          venue={venue}
          onClose={() => {
            setOpened(null);
            live?.focusVenue(venue.slug);
          }}
        />
      )}
    </div>
  );
}
