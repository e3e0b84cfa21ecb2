import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { addMonths } from "#app/calendar/add-months.ts";
import { factPageLinks } from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { answerWeekend } from "#app/catalogue/weekend-fit/answer-weekend.ts";
import { allVendorRules } from "#app/catalogue/weekend-fit/vendors/rules/index.ts";
import { allFitRules } from "#app/catalogue/weekend-fit/rules/index.ts";
import { dropPassedDate } from "#app/catalogue/weekend-fit/weekend-request.ts";
import { weekendQueryKeys } from "#app/catalogue/weekend-fit/weekend-query-keys.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { FitPage } from "#app/visitor/fit/fit-page.tsx";

import type { Route } from "./+types/venue-fit";

export const handle = { queryKeys: weekendQueryKeys } satisfies PageHandle;

/** Two years to choose from. */
const offeredMonths = 24;

export function loader({ context, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const today = albertaDate(new Date());
  const { parameters, passedDate } = dropPassedDate(url.searchParams, today);
  return {
    ...answerWeekend(directory, parameters, themeFromUrl(url.searchParams)),
    passedDate,
    kinds: vendorKinds.map(({ id, label }) => ({ id, label })),
    rules: [...allFitRules, ...allVendorRules].map(({ id, words, sources }) => ({ id, words, sources })),
    answerPages: factPageLinks(directory, today),
    months: Array.from({ length: offeredMonths }, (_, at) =>
      addMonths(`${today.slice(0, 7)}-01`, at).slice(0, 7),
    ),
  };
}

export default function WeekendFitPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata
        title="Which venues carry a whole wedding weekend"
        description="Your events with guests, fire, baraat, kitchen, music and days, checked against what is known of Calgary and Banff venues and vendors: who fits, who would, why not, and what to ask."
        path="/fit"
      />
      <FitPage {...loaderData} />
    </>
  );
}
