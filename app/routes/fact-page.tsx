import { data } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { readFactPage } from "#app/visitor/fact-pages/fact-page-data.server.ts";
import { FactPageRoute } from "#app/visitor/fact-pages/fact-page-route.tsx";

import type { Route } from "./+types/fact-page";

/** Who says yes to a set of questions: /find/venues-for-a-havan. */
export function loader({ context, params }: Route.LoaderArgs) {
  const page = readFactPage(context.get(siteContext).directory, params.id, albertaDate(new Date()));
  if (page === null)
    throw data("We don’t have enough answers for this page yet. Check the address, or browse all vendors.", {
      status: 404,
    });
  return page;
}

export default function FactPageOfSite({ loaderData }: Route.ComponentProps) {
  return <FactPageRoute page={loaderData} />;
}
