import { Suspense } from "react";

import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { decorQueryKey } from "#app/visitor/home/decor/decor-season.ts";
import { seasonQueryKey } from "#app/visitor/home/seasons/season-choice.ts";
import { CeremoniesSection } from "#app/visitor/home/ceremonies/ceremonies-section.tsx";
import { DecorInspiration } from "#app/visitor/home/decor/decor-inspiration.tsx";
import { emptyQuery } from "#app/catalogue/directory/directory-query.ts";
import { ClosingBanner } from "#app/visitor/home/closing-banner.tsx";
import { HomeFeaturedVenues } from "#app/visitor/home/home-featured-venues.tsx";
import { HomeHero } from "#app/visitor/home/home-hero.tsx";
import { readHomeListings } from "#app/visitor/home/home-listings.ts";
import { HowItWorks } from "#app/visitor/home/how-it-works.tsx";
import { PlanningTimeline } from "#app/visitor/home/planning-timeline.tsx";
import { PlanSection } from "#app/visitor/home/plan/plan-section.tsx";
import { PopularCategories } from "#app/visitor/home/popular-categories.tsx";
import { SearchPanel } from "#app/visitor/home/search-panel.tsx";
import { TopVendors } from "#app/visitor/home/top-vendors.tsx";
import { organization, webSite } from "#app/catalogue/structured-data/site.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { SeasonsGuide } from "#app/visitor/home/seasons/seasons-guide.tsx";
import { preloadItalic } from "#app/site/frame/fonts.ts";
import { TestimonialsSection } from "#app/visitor/home/testimonials/testimonials-section.tsx";
import { loadThemePack } from "#app/site/theme/theme-packs.ts";
import { loadHomeSections } from "#app/site/theme/load-home-sections.ts";
import { themeNames } from "#app/site/theme/theme-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { DeferredThemeSection, useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/home";

export const handle = { queryKeys: [seasonQueryKey, decorQueryKey] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const themes = await Promise.all(
    themeNames.map(async (name) => ({
      pack: await loadThemePack(name),
      sections: await loadHomeSections(name),
    })),
  );
  return {
    counts: directory.index.show(emptyQuery).counts.categories,
    ...readHomeListings(directory, themes),
    samples: settings.samples,
  };
}

/** The twelve sections of specification §2, in its order, and the couple's plan after 'How it works'. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  const { counts, vendors, venues, samples } = loaderData;
  preloadItalic();
  return (
    <>
      <PageMetadata
        title={pack.home.title}
        description={pack.home.metaDescription}
        // In the Indian theme the page has its own texts.
        path={withThemeParam("/", pack.name)}
        structuredData={import.meta.env.SSR ? (siteUrl) => [organization(siteUrl), webSite(siteUrl)] : []}
      />
      <HomeHero />
      <SearchPanel />
      <HowItWorks />
      <DeferredThemeSection>
        {/* Each is hydrated by itself, what is used first. */}
        <Suspense>
          <PlanSection />
        </Suspense>
        <Suspense>
          <PopularCategories counts={counts} />
        </Suspense>
        <Suspense>
          <TopVendors vendors={vendors} />
        </Suspense>
        <Suspense>
          <CeremoniesSection />
        </Suspense>
        <Suspense>
          <HomeFeaturedVenues venues={venues} />
        </Suspense>
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
          <ClosingBanner samples={samples} />
        </Suspense>
      </DeferredThemeSection>
    </>
  );
}
