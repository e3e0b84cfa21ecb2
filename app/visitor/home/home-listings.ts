import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { summarizeVenue, type VenueSummary } from "#app/visitor/venues/venue-summary.ts";
import type { HomeSections } from "#app/site/theme/home-sections.ts";
import type { ThemePack } from "#app/site/theme/theme-pack.ts";

/** Listings that the home page shows in either theme, so that a theme change needs no request. */
export type HomeListings = { vendors: readonly ListingCard[]; venues: readonly VenueSummary[] };

type ShownTheme = { pack: ThemePack; sections: HomeSections };

/** Looks up the listings that the themes feature; listings that are not public are left out. */
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

/** Which of the theme's venues the home page shows. */
export function featuredSlugs({ venues }: ThemePack, count: number): readonly string[] {
  return venues.featured.slice(0, count);
}
