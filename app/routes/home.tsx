import { siteContext } from "#server/site.ts";
import { HomeHero } from "#app/home/home-hero.tsx";
import { PopularCategories } from "#app/home/popular-categories.tsx";
import { SearchPanel } from "#app/home/search-panel.tsx";
import { countCategories } from "#app/directory/count-categories.ts";
import { organization, webSite } from "#app/page-metadata/structured-data/site.ts";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  return { counts: countCategories(directory.index.cards) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  return (
    <>
      <PageMetadata
        title={pack.home.title}
        description={pack.home.metaDescription}
        path="/"
        structuredData={(siteUrl) => [organization(siteUrl), webSite(siteUrl)]}
      />
      <HomeHero />
      <SearchPanel />
      <PopularCategories counts={loaderData.counts} />
    </>
  );
}
