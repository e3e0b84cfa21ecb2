import { receiveEnquiry } from "#app/couple/enquiries/receive-enquiry.server.ts";
import { answerScript, onlyPosted } from "#app/letterbox/scripted-post.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/enquiries";

/** Where scripts post the enquiry form; without scripts the form goes to /planning itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveEnquiry(request, context.get(siteContext), context.get(clientAddressContext));
  return answerScript(
    receipt,
    receipt.ok
      ? { reference: receipt.reference, replyPromise: receipt.replyPromise, next: receipt.next }
      : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

export const loader = () => onlyPosted("Enquiries are sent with the form on /planning.");
