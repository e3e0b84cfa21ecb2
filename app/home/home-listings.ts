import type { Directory } from "#app/directory/directory.server.ts";
import type { ListingCard } from "#app/directory/listing-card.ts";
import { summarizeVenue, type VenueSummary } from "#app/venues/venue-summary.ts";
import type { ThemePack } from "#app/wedding-theme/theme-pack.ts";

/** Listings that the home page shows in either theme, so that a flip needs no request. */
export type HomeListings = { vendors: readonly ListingCard[]; venues: readonly VenueSummary[] };

/** Looks up what the packs feature; a listing that the public may not see is left out. */
export function readHomeListings(directory: Directory, packs: readonly ThemePack[]): HomeListings {
  const ids = packs.flatMap(({ home }) => home.sections.topVendors.ids);
  const slugs = packs.flatMap(featuredSlugs);
  return {
    vendors: ids.flatMap((id) => directory.listing(id)?.card ?? []),
    venues: slugs.flatMap((slug) => {
      const listing = directory.venue(slug);
      return (listing && summarizeVenue(listing)) ?? [];
    }),
  };
}

/** Which of the theme's venues hang on the wall of the home page. */
export function featuredSlugs({ home, venues }: ThemePack): readonly string[] {
  return venues.featured.slice(0, home.sections.featuredVenues.count);
}
