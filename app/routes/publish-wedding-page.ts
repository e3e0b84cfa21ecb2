import { postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { changeWeddingPage } from "#app/plan/server/wedding-page/publish-page.server.ts";
import { handlePlanRequest } from "#app/plan/server/handle-plan-request.server.ts";

import type { Route } from "./+types/publish-wedding-page";

/** Publishes the wedding's own page or takes it off, for clients that may edit the plan. */
export const action = (wish: Route.ActionArgs) => handlePlanRequest(wish, changeWeddingPage);

export const loader = postOnlyResponse;
