import { postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { issueBusinessLink } from "#app/plan/server/business-links.server.ts";
import { handlePlanRequest } from "#app/plan/server/handle-plan-request.server.ts";

import type { Route } from "./+types/business-links";

/** The link of a business to its own sheet, for clients that may edit the plan. */
export const action = (wish: Route.ActionArgs) => handlePlanRequest(wish, issueBusinessLink);

export const loader = postOnlyResponse;
