import { receiveSuggestion } from "#app/couple/suggestions/receive-suggestion.server.ts";
import { jsonFormResponse, postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/suggestions";

/** Where scripts post a suggestion; without scripts the form goes to /vendors/suggest. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveSuggestion(request, context.get(siteContext), context.get(clientIpContext));
  return jsonFormResponse(
    receipt,
    receipt.ok ? { reference: receipt.reference } : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

export const loader = postOnlyResponse;
