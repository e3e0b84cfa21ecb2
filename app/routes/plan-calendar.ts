import { serveCalendar } from "#app/plan/server/calendar-feed.server.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/plan-calendar";

/** The calendar of a saved plan, for calendar programs that subscribe to it. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  serveCalendar(request, context.get(siteContext), context.get(clientIpContext), params.key);
