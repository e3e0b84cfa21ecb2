import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import { buildVenuePageData } from "#app/visitor/venue-page/venue-page-data.ts";
import { SavedListProvider } from "#app/catalogue/saved-list/saved-list-provider.tsx";
import { loadThemePack } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";
import { VenueHero } from "#app/visitor/venue-page/venue-hero.tsx";
import { VenueSeasons } from "#app/visitor/venue-page/venue-seasons.tsx";
import { venueListing } from "#test-support/venue-listing.ts";

import { composeSpotlights } from "./compose-spotlights.ts";
import { SpotlightView } from "./spotlight-view.tsx";
import { VenueFactLine } from "./venue-fact-line.tsx";
import { summarizeVenue } from "./venue-summary.ts";

/** Where a venue's best seasons are said: its page, its card, and its spotlight. */
function placesOf(bestSeasons: string[]): string {
  const listing = venueListing({ bestSeasons });
  const sheet = buildVenuePageData(listing, null, "2027-01-01");
  const venue = summarizeVenue(listing);
  const [spotlight] = composeSpotlights({ venue: (slug) => venueListing({ bestSeasons }, { slug }) }, true);
  if (sheet === null || venue === null || spotlight === undefined) throw new Error("This is no venue.");
  const element = (
    <WeddingThemeProvider>
      <SavedListProvider>
        <VenueHero sheet={sheet} />
        <VenueSeasons sheet={sheet} />
        <VenueFactLine venue={venue} />
        <SpotlightView spotlight={spotlight} />
      </SavedListProvider>
    </WeddingThemeProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

await loadThemePack("standard");

test("a venue of which nobody has said its best seasons has no label without words", () => {
  expect(placesOf(["summer"]).match(/Best in/g)).toHaveLength(3);
  expect(placesOf([])).not.toContain("Best in");
  expect(placesOf([])).not.toContain('<ul class="seasons-row"></ul>');
});
