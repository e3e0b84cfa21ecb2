import { Suspense } from "react";

import { AreaGuide } from "#app/visitor/areas/area-guide.tsx";

import type { AboutVenuesData } from "./about-venues-data.ts";
import { BookingTips } from "./booking-tips.tsx";
import { Spotlights } from "./spotlights.tsx";

type AboutVenuesProps = { id: string; rendered: AboutVenuesData | null };

/**
 * What the page tells below the list of venues.
 * @param fetched its data in the browser; the server renders it with those of its page
 */
export const aboutVenuesFrom = (fetched: AboutVenuesData | null) =>
  function AboutVenues({ id, rendered }: AboutVenuesProps) {
    const data = rendered ?? fetched;
    return data === null ? null : <AboutVenuesView id={id} {...data} />;
  };

function AboutVenuesView({ id, spotlights, areaGuide }: AboutVenuesData & { id: string }) {
  return (
    <div id={id}>
      <Suspense>
        <Spotlights spotlights={spotlights} />
      </Suspense>
      <Suspense>
        <AreaGuide guide={areaGuide} />
      </Suspense>
      <Suspense>
        <BookingTips />
      </Suspense>
    </div>
  );
}
