import { href } from "react-router";
import type { AreaId } from "#content/areas/area-ids.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { Pin } from "./area-guide-view.ts";

/**
 * A venue on a drawn map: a numbered disc that links to its page, with a line to its position where it was
 * moved.
 */
export function VenuePin({ pin: { venue, place, point }, chosen }: { pin: Pin; chosen: AreaId | null }) {
  const [x, y] = point;
  const moved = Math.hypot(x - place[0], y - place[1]) > 6;
  return (
    <ThemeLink
      to={href("/venues/:slug", { slug: venue.slug })}
      className="map-pin"
      // The visible label is the number, so voice control must accept it.
      aria-label={`${venue.number} ${venue.name}`}
      data-chosen={venue.area !== null && venue.area === chosen ? "" : undefined}
    >
      <title>{venue.name}</title>
      {moved && (
        <>
          <line className="map-pin__leader" x1={place[0]} y1={place[1]} x2={x} y2={y} />
          <circle className="map-pin__place" cx={place[0]} cy={place[1]} r={6} />
        </>
      )}
      <circle className="map-pin__target" cx={x} cy={y} />
      <circle className="map-pin__disc" cx={x} cy={y} />
      <text className="map-pin__number" x={x} y={y}>
        {venue.number}
      </text>
    </ThemeLink>
  );
}
