import { grantCodes } from "#app/plan/rsvp/grant-codes.server.ts";
import { onlyAsked, receivePlanWish } from "#app/plan/server/handle-plan-request.server.ts";

import type { Route } from "./+types/household-pages";

/** The codes of the households' pages, for whoever may edit the plan. */
export const action = (wish: Route.ActionArgs) => receivePlanWish(wish, grantCodes);

export const loader = onlyAsked;
