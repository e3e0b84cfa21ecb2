import { receiveCorrection } from "#app/couple/corrections/receive-correction.server.ts";
import { answerScript, onlyPosted } from "#app/letterbox/scripted-post.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/corrections";

/** Where scripts post a correction; without scripts the form goes to /something-wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveCorrection(
    request,
    context.get(siteContext),
    context.get(clientAddressContext),
  );
  return answerScript(
    receipt,
    receipt.ok ? { reference: receipt.reference } : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

export const loader = () => onlyPosted("Corrections are sent with the form on the page of a listing.");
