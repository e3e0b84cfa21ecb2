import { receiveCorrection } from "#app/couple/corrections/receive-correction.server.ts";
import { jsonFormResponse, postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/corrections";

/** Where scripts post a correction; without scripts the form goes to /something-wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveCorrection(request, context.get(siteContext), context.get(clientIpContext));
  return jsonFormResponse(
    receipt,
    receipt.ok ? { reference: receipt.reference } : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

export const loader = postOnlyResponse;
