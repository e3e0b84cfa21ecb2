import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";
import {
  listPhotographs,
  receivePhotographs,
} from "#app/plan/server/wedding-page/photographs/receive-photographs.server.ts";

import type { Route } from "./+types/page-photographs";

/** The photographs of the wedding's own page, for clients that may edit the plan. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  listPhotographs(context.get(siteContext), params.key);

export const action = ({ request, context, params }: Route.ActionArgs) =>
  receivePhotographs(context.get(siteContext), request, params.key, context.get(clientIpContext));
