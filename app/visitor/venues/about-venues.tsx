import { Suspense } from "react";

import { AreaGuide } from "#app/visitor/areas/area-guide.tsx";
import type { AreaGuideView } from "#app/visitor/areas/area-guide-view.ts";

import { BookingTips } from "./booking-tips.tsx";
import type { Spotlight } from "./spotlight.ts";
import { Spotlights } from "./spotlights.tsx";

type AboutVenuesProps = { id: string; spotlights: readonly Spotlight[]; areaGuide: AreaGuideView };

/** What the page tells below the list of venues. */
export function AboutVenues({ id, spotlights, areaGuide }: AboutVenuesProps) {
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
