import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { decorQueryKey } from "#app/visitor/home/decor/decor-season.ts";
import { seasonQueryKey } from "#app/visitor/home/seasons/season-choice.ts";
import { emptyQuery } from "#app/catalogue/directory/directory-query.ts";
import { HomeHero } from "#app/visitor/home/home-hero.tsx";
import { readHomeListings } from "#app/visitor/home/home-listings.ts";
import { readOpeningHome } from "#app/visitor/home/opening-home.ts";
import { HomeSections } from "#app/visitor/home/lazy-home-sections.ts";
import { SearchPanel } from "#app/visitor/home/search-panel.tsx";
import { organization, webSite } from "#app/catalogue/structured-data/site.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { preloadItalic } from "#app/site/frame/fonts.ts";
import { loadThemePack } from "#app/site/theme/theme-packs.ts";
import { loadHomeSections } from "#app/site/theme/load-home-sections.ts";
import { themeNames } from "#content/theme-names.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
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
  const counts = directory.index.show(emptyQuery).counts.categories;
  const filters = themes.flatMap(({ sections }) => sections.categories.tiles.map(({ filter }) => filter));
  return {
    counts,
    opening: readOpeningHome(counts, [...new Set(filters)]),
    ...readHomeListings(directory, themes),
    samples: settings.samples,
  };
}

/** The twelve sections of specification §2, in its order, and the couple's plan after 'How it works'. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  const { counts, vendors, venues, samples, opening } = loaderData;
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
      <HomeSections
        id="home-sections"
        counts={counts}
        vendors={vendors}
        venues={venues}
        samples={samples}
        opening={opening}
      />
    </>
  );
}
