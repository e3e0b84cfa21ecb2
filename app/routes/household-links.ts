import { issueCodes } from "#app/plan/server/rsvp/issue-codes.server.ts";
import { rejectGetRequest, handlePlanRequest } from "#app/plan/server/handle-plan-request.server.ts";

import type { Route } from "./+types/household-links";

/** The codes of the households' pages, for clients that may edit the plan. */
export const action = (wish: Route.ActionArgs) => handlePlanRequest(wish, issueCodes);

export const loader = rejectGetRequest;
