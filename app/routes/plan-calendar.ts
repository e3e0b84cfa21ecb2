import { answerCalendar } from "#app/plan/server/calendar-feed.server.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/plan-calendar";

/** The calendar of a kept plan, for calendar programs that subscribe to it. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  answerCalendar(request, context.get(siteContext), context.get(clientAddressContext), params.key);
