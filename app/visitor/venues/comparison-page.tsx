import { useEffect } from "react";

import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";
import { EmptyList } from "#app/catalogue/saved-list/empty-list.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { costsPath } from "#app/catalogue/event-costs/costs-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import { useFocusAfterRemoval } from "#app/visitor/costs/use-focus-after-removal.ts";

import type { ComparedVenue } from "./compared-venue.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { rememberChosen } from "./use-comparison.ts";

/** Venues side by side, at a URL that can be shared. */
export function ComparisonPage({ listings }: { listings: readonly ComparedVenue[] }) {
  useEffect(() => rememberChosen(listings.map(({ card }) => card.slug)), [listings]);
  useFocusAfterRemoval(listings.length, "comparison");
  return (
    <>
      <PageHero
        resting
        eyebrow="Venues"
        heading="Compare venues side by side"
        lede="The same facts in the same rows. Where a venue has not said, it says so. Send this page’s link to anyone who decides with you."
      />
      <div className="wrap saved-list" id="comparison">
        <p className="saved-list__back">
          <ThemeLink to="/venues" className="text-link">
            {listings.length < maxComparedListings ? "Choose more venues" : "Back to the venues"}
          </ThemeLink>
          {listings.length > 0 && (
            <ThemeLink
              to={planningPath({ vendors: listings.map(({ card }) => card.id) })}
              className="text-link"
            >
              Ask {listings.length === 1 ? "this venue" : `all ${listings.length}`}
            </ThemeLink>
          )}
          {listings.length > 0 && (
            <ThemeLink to={costsPath(listings.map(({ card }) => card.slug))} className="text-link">
              What {listings.length === 1 ? "it costs" : "they cost"}, all in
            </ThemeLink>
          )}
          {listings.some(({ unknown }) => unknown > 0) && (
            <ThemeLink
              to={planningPath({ vendors: listings.map(({ card }) => card.id), isAsking: true })}
              className="text-link"
            >
              Ask what nobody knows yet
            </ThemeLink>
          )}
        </p>
        {listings.length > 0 && (
          <p className="saved-list__actions">
            <AddToPlan
              message={{ kind: "listings", ids: listings.map(({ card }) => card.id), from: "comparison" }}
              what={listings.length === 1 ? "This venue" : `All ${listings.length} venues`}
              to="/plan/shortlist"
            />
          </p>
        )}
        {listings.length === 0 ? (
          <EmptyList
            heading="No venues chosen yet"
            text={`Tick “Compare” on up to ${maxComparedListings} venues to see them here.`}
            to="/venues"
            label="Explore Venues"
          />
        ) : (
          <ComparisonTable listings={listings} />
        )}
      </div>
    </>
  );
}
