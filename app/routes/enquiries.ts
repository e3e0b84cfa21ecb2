import { receiveEnquiry } from "#app/enquiries/receive-enquiry.server.ts";
import { answerHeaders } from "#app/letterbox/refusal.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/enquiries";

/** Where scripts post the enquiry form; without scripts the form goes to /planning itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveEnquiry(request, context.get(siteContext), context.get(clientAddressContext));
  const answer = receipt.ok
    ? { reference: receipt.reference, replyPromise: receipt.replyPromise }
    : { errors: receipt.errors, challenge: receipt.challenge };
  return Response.json(answer, { status: receipt.status, headers: answerHeaders(receipt) });
}

export function loader() {
  return new Response("Enquiries are sent with the form on /planning.\n", {
    status: 405,
    headers: { Allow: "POST" },
  });
}
