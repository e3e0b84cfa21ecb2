import { handlePlanCreation } from "#app/plan/server/handle-plan-creation.server.ts";
import { jsonFormResponse, postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/plans";

/** 'Save & share': creates the plan on the server; its content follows by synchronisation. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await handlePlanCreation(request, context.get(siteContext), context.get(clientIpContext));
  return jsonFormResponse(
    receipt,
    receipt.ok ? { planId: receipt.planId, key: receipt.key } : { errors: receipt.errors },
  );
}

export const loader = postOnlyResponse;
