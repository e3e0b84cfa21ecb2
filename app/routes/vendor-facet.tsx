import { data } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { parseCategoryFacets } from "#app/catalogue/category-pages/category-facets.ts";
import { factPageLinks } from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { readCategoryPage } from "#app/visitor/category-pages/category-page-data.server.ts";
import { CategoryRoute } from "#app/visitor/category-pages/category-route.tsx";

import type { Route } from "./+types/vendor-facet";

/** A category narrowed to a tradition, an area, or both: /vendors/caterers/punjabi/northeast. */
export function loader({ context, params }: Route.LoaderArgs) {
  const facets = parseCategoryFacets(params.category, params.first, params.second);
  const { directory } = context.get(siteContext);
  const today = albertaDate(new Date());
  const page =
    facets && readCategoryPage(directory, facets, factPageLinks(directory, today, facets.category));
  if (page === null) throw data("No page of vendors has this address.", { status: 404 });
  return page;
}

export default function VendorFacet({ loaderData }: Route.ComponentProps) {
  return <CategoryRoute page={loaderData} />;
}
