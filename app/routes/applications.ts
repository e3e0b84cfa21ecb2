import { receiveApplication } from "#app/business/applications/receive-application.server.ts";
import { answerScript, onlyPosted } from "#app/letterbox/scripted-post.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/applications";

/** Where scripts post an application; without scripts the form goes to /vendors/apply. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveApplication(
    request,
    context.get(siteContext),
    context.get(clientAddressContext),
  );
  return answerScript(
    receipt,
    receipt.outcome === "kept"
      ? { reference: receipt.reference }
      : { errors: receipt.ok ? {} : receipt.errors, challenge: receipt.ok ? undefined : receipt.challenge },
  );
}

export const loader = () => onlyPosted("Applications are sent with the form on /vendors/apply.");
