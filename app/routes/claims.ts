import { receiveClaim } from "#app/business/claims/receive-claim.server.ts";
import { jsonFormResponse, postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/claims";

/** Where scripts post a claim; without scripts the form goes to /claim. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveClaim(request, context.get(siteContext), context.get(clientIpContext));
  return jsonFormResponse(
    receipt,
    receipt.ok ? { reference: receipt.reference } : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

export const loader = postOnlyResponse;
