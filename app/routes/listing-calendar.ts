import { serveEnquiryCalendar } from "#app/business/inbox/serve-enquiry-calendar.server.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/listing-calendar";

/** A business's enquiries and bookings, for calendar programs that subscribe to them. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  serveEnquiryCalendar(request, context.get(siteContext), context.get(clientIpContext), params.key);
