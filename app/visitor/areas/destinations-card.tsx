import { PhoneFold } from "#app/ui/design-system/phone-fold.tsx";
import { destinations, driveSource } from "#content/areas/destinations.ts";

import type { AreaGuideView } from "./area-guide-view.ts";
import { DrawnMapFigure } from "./drawn-map.tsx";
import { VenueLinks } from "./venue-links.tsx";

type DestinationsCardProps = {
  venues: AreaGuideView["venues"];
  map: NonNullable<AreaGuideView["maps"]>["west"] | null;
};

/** Venues beyond the frame of the city's map, with the drive to each place. */
export function DestinationsCard({ venues, map }: DestinationsCardProps) {
  return (
    <article className="area-card destinations panel">
      <h3 className="heading-medium">In the mountains</h3>
      <p>West of the map, along the Trans-Canada Highway. Times are from downtown, by car.</p>
      {map && (
        <div className="area-card__sheet">
          <DrawnMapFigure frame="west" label="Map of the road to the mountains" map={map} chosen={null} />
        </div>
      )}
      <div className="destinations__list">
        {destinations.map(({ name, drive, note, venues: slugs }) => (
          <div key={name} className="destination">
            <h4>
              {name}
              <span>
                {drive === null ? "Drive not timed yet" : `about ${drive.minutes} min, ${drive.km} km`}
              </span>
            </h4>
            <PhoneFold title={slugs.length === 1 ? "1 venue" : `${slugs.length} venues`}>
              <p>{note}</p>
              <VenueLinks venues={slugs.flatMap((slug) => venues[slug] ?? [])} />
            </PhoneFold>
          </div>
        ))}
      </div>
      <p className="note">Drives: {driveSource}</p>
    </article>
  );
}
