import { postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { issueCodes } from "#app/plan/server/rsvp/issue-codes.server.ts";
import { issueFamilyLink } from "#app/plan/server/rsvp/family-link.server.ts";
import { handlePlanRequest } from "#app/plan/server/handle-plan-request.server.ts";

import type { Route } from "./+types/household-links";

/**
 * The codes of the households' pages, or, where the form names a relative, the link of that relative; for
 * clients that may edit the plan.
 */
export const action = (wish: Route.ActionArgs) =>
  handlePlanRequest(wish, (site, planId, form) =>
    form.has("helper") ? issueFamilyLink(site, planId, form) : issueCodes(site, planId, form),
  );

export const loader = postOnlyResponse;
