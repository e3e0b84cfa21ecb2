import { receiveApplication } from "#app/applications/receive-application.server.ts";
import { answerHeaders } from "#app/letterbox/refusal.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/applications";

/** Where scripts post an application; without scripts the form goes to /vendors/apply. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveApplication(
    request,
    context.get(siteContext),
    context.get(clientAddressContext),
  );
  const answer =
    receipt.outcome === "kept"
      ? { reference: receipt.reference }
      : { errors: receipt.ok ? {} : receipt.errors, challenge: receipt.ok ? undefined : receipt.challenge };
  return Response.json(answer, { status: receipt.status, headers: answerHeaders(receipt) });
}

export function loader() {
  return new Response("Applications are sent with the form on /vendors/apply.\n", {
    status: 405,
    headers: { Allow: "POST" },
  });
}
