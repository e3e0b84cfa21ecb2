import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { summarizeVenue, type VenueSummary } from "#app/visitor/venues/venue-summary.ts";
import type { HomeSections } from "#app/site/theme/home-sections.ts";
import type { ThemePack } from "#app/site/theme/theme-pack.ts";

/** Listings that the home page shows in either theme, so that a flip needs no request. */
export type HomeListings = { vendors: readonly ListingCard[]; venues: readonly VenueSummary[] };

type ShownTheme = { pack: ThemePack; sections: HomeSections };

/** Looks up what the themes feature; a listing that the public may not see is left out. */
export function readHomeListings(directory: Directory, themes: readonly ShownTheme[]): HomeListings {
  const ids = themes.flatMap(({ sections }) => sections.topVendors.ids);
  const slugs = themes.flatMap(({ pack, sections }) => featuredSlugs(pack, sections.featuredVenues.count));
  return {
    vendors: ids.flatMap((id) => directory.listing(id)?.card ?? []),
    venues: slugs.flatMap((slug) => {
      const listing = directory.venue(slug);
      return (listing && summarizeVenue(listing)) ?? [];
    }),
  };
}

/** Which of the theme's venues hang on the wall of the home page. */
export function featuredSlugs({ venues }: ThemePack, count: number): readonly string[] {
  return venues.featured.slice(0, count);
}
