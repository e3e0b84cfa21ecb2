import { receiveApplication } from "#app/business/applications/receive-application.server.ts";
import { jsonFormResponse, postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/applications";

/** Where scripts post an application; without scripts the form goes to /vendors/apply. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveApplication(request, context.get(siteContext), context.get(clientIpContext));
  return jsonFormResponse(
    receipt,
    receipt.outcome === "saved"
      ? { reference: receipt.reference }
      : { errors: receipt.ok ? {} : receipt.errors, challenge: receipt.ok ? undefined : receipt.challenge },
  );
}

export const loader = postOnlyResponse;
