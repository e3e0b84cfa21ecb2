import { receiveCorrection } from "#app/corrections/receive-correction.server.ts";
import { answerHeaders } from "#app/letterbox/refusal.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/corrections";

/** Where scripts post a correction; without scripts the form goes to /something-wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveCorrection(
    request,
    context.get(siteContext),
    context.get(clientAddressContext),
  );
  const answer = receipt.ok
    ? { reference: receipt.reference }
    : { errors: receipt.errors, challenge: receipt.challenge };
  return Response.json(answer, { status: receipt.status, headers: answerHeaders(receipt) });
}

export function loader() {
  return new Response("Corrections are sent with the form on the page of a listing.\n", {
    status: 405,
    headers: { Allow: "POST" },
  });
}
