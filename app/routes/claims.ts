import { receiveClaim } from "#app/business/claims/receive-claim.server.ts";
import { answerScript, onlyPosted } from "#app/letterbox/scripted-post.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/claims";

/** Where scripts post a claim; without scripts the form goes to /claim. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveClaim(request, context.get(siteContext), context.get(clientAddressContext));
  return answerScript(
    receipt,
    receipt.ok ? { reference: receipt.reference } : { errors: receipt.errors, challenge: receipt.challenge },
  );
}

export const loader = () => onlyPosted("Claims are sent with the form that the page of a listing leads to.");
