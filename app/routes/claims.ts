import { receiveClaim } from "#app/claims/receive-claim.server.ts";
import { answerHeaders } from "#app/letterbox/refusal.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/claims";

/** Where scripts post a claim; without scripts the form goes to /claim. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveClaim(request, context.get(siteContext), context.get(clientAddressContext));
  const answer = receipt.ok
    ? { reference: receipt.reference }
    : { errors: receipt.errors, challenge: receipt.challenge };
  return Response.json(answer, { status: receipt.status, headers: answerHeaders(receipt) });
}

export function loader() {
  return new Response("Claims are sent with the form that the page of a listing leads to.\n", {
    status: 405,
    headers: { Allow: "POST" },
  });
}
