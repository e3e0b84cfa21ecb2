import {
  receiveEnquiry,
  type EnquirySubmissionResult,
} from "#app/couple/enquiries/receive-enquiry.server.ts";
import { jsonFormResponse, postOnlyResponse } from "#app/messaging/forms/form-response.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/enquiries";

/** Where scripts post the enquiry form; without scripts the form goes to /planning itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveEnquiry(request, context.get(siteContext), context.get(clientIpContext));
  return jsonFormResponse(
    receipt,
    receipt.ok ? savedAnswer(receipt) : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

const savedAnswer = ({
  reference,
  replyPromise,
  next,
  samples,
}: Extract<EnquirySubmissionResult, { ok: true }>) => ({ reference, replyPromise, next, samples });

export const loader = postOnlyResponse;
