import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { toolQueryKeys } from "#app/visitor/tools/tool-url.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { BudgetSplitter } from "#app/visitor/tools/budget/lazy-budget-splitter.ts";
import { DateFinder } from "#app/visitor/tools/date-finder/date-finder.tsx";
import { parseDateRequest } from "#app/visitor/tools/date-finder/parse-date-request.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ToolsHero } from "#app/visitor/tools/tools-hero.tsx";

import type { Route } from "./+types/planning-tools";

export const handle = { queryKeys: toolQueryKeys } satisfies PageHandle;

/** Only what a date means today is decided here; today itself never stands in the page. */
export function loader({ url }: Route.LoaderArgs) {
  return parseDateRequest(url.searchParams, albertaDate(new Date()));
}

/** The same in the browser: a changed date needs nothing from the server. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return parseDateRequest(url.searchParams, albertaDate(new Date()));
}

export default function PlanningTools({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata
        title="Wedding Planning Tools"
        description="Sunset, golden hour, usual weather, holidays and licence window for any wedding day in Calgary or Banff, and a budget split to the cent."
        path="/planning-tools"
      />
      <ToolsHero />
      <DateFinder request={loaderData} />
      <BudgetSplitter id="budget" />
    </>
  );
}
