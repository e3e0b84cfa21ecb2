import { receiveEnquiry } from "#app/couple/enquiries/receive-enquiry.server.ts";
import { jsonFormResponse, postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/enquiries";

/** Where scripts post the enquiry form; without scripts the form goes to /planning itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveEnquiry(request, context.get(siteContext), context.get(clientIpContext));
  return jsonFormResponse(
    receipt,
    receipt.ok
      ? { reference: receipt.reference, replyPromise: receipt.replyPromise, next: receipt.next }
      : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

export const loader = () => postOnlyResponse("Enquiries are sent with the form on /planning.");
