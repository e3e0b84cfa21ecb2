import { grantBusinessLink } from "#app/plan/schedule/business-links.server.ts";
import { onlyAsked, receivePlanWish } from "#app/plan/server/handle-plan-request.server.ts";

import type { Route } from "./+types/business-links";

/** The link of a business to its own sheet, for whoever may edit the plan. */
export const action = (wish: Route.ActionArgs) => receivePlanWish(wish, grantBusinessLink);

export const loader = onlyAsked;
