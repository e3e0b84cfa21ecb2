import { albertaDate } from "#app/calendar/alberta-time.ts";
import { BudgetTool } from "#app/visitor/tools/budget/budget-splitter.tsx";
import { DateTool } from "#app/visitor/tools/date-finder/date-finder.tsx";
import { readDateRequest } from "#app/visitor/tools/date-finder/parse-date-request.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ToolsHero } from "#app/visitor/tools/tools-hero.tsx";

import type { Route } from "./+types/planning-tools";

/** Only what a date means today is decided here; today itself never stands in the page. */
export function loader({ url }: Route.LoaderArgs) {
  return readDateRequest(url.searchParams, albertaDate(new Date()));
}

/** The same in the browser: a changed date needs nothing from the server. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return readDateRequest(url.searchParams, albertaDate(new Date()));
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
      <DateTool request={loaderData} />
      <BudgetTool />
    </>
  );
}
