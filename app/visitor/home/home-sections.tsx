import { Suspense } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { DeferredThemeSection } from "#app/site/theme/theme-provider.tsx";
import type { VenueSummary } from "#app/visitor/venues/venue-summary.ts";

import { CeremoniesSection } from "./ceremonies/ceremonies-section.tsx";
import { ClosingBanner } from "./closing-banner.tsx";
import { DecorInspiration } from "./decor/decor-inspiration.tsx";
import { HomeFeaturedVenues } from "./home-featured-venues.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OpeningCategories } from "./opening-categories.tsx";
import type { OpeningHome } from "./opening-home.ts";
import { OpeningSteps } from "./opening-steps.tsx";
import { PlanSection } from "./plan/plan-section.tsx";
import { PlanningTimeline } from "./planning-timeline.tsx";
import { PopularCategories } from "./popular-categories.tsx";
import { SeasonsGuide } from "./seasons/seasons-guide.tsx";
import { TestimonialsSection } from "./testimonials/testimonials-section.tsx";
import { TopVendors } from "./top-vendors.tsx";

type HomeSectionsProps = {
  id: string;
  counts: Readonly<Record<string, number>>;
  vendors: readonly ListingCard[];
  venues: readonly VenueSummary[];
  /** Whether sample listings are shown. */
  samples: boolean;
  /** While most categories have no listing yet; null afterwards. */
  opening: OpeningHome | null;
};

/** The sections of the home page below its search panel. */
export function HomeSections({ id, counts, vendors, venues, samples, opening }: HomeSectionsProps) {
  return (
    <div id={id}>
      {opening === null ? <HowItWorks /> : <OpeningSteps venues={opening.venues} />}
      <DeferredThemeSection>
        {/* Each is hydrated by itself, what is used first. */}
        <Suspense>
          <PlanSection />
        </Suspense>
        {opening === null ? (
          <Suspense>
            <PopularCategories counts={counts} />
          </Suspense>
        ) : (
          <>
            <Suspense>
              <HomeFeaturedVenues venues={venues} />
            </Suspense>
            <Suspense>
              <OpeningCategories counts={counts} opening={opening} />
            </Suspense>
          </>
        )}
        <Suspense>
          <TopVendors vendors={vendors} />
        </Suspense>
        <Suspense>
          <CeremoniesSection />
        </Suspense>
        {opening === null && (
          <Suspense>
            <HomeFeaturedVenues venues={venues} />
          </Suspense>
        )}
        <Suspense>
          <DecorInspiration />
        </Suspense>
        <Suspense>
          <PlanningTimeline />
        </Suspense>
        <Suspense>
          <SeasonsGuide />
        </Suspense>
        {samples && (
          <Suspense>
            <TestimonialsSection />
          </Suspense>
        )}
        <Suspense>
          <ClosingBanner samples={samples} isOpening={opening !== null} />
        </Suspense>
      </DeferredThemeSection>
    </div>
  );
}
