import { receivePlan } from "#app/plan/share/receive-plan.server.ts";
import { answerScript, onlyPosted } from "#app/letterbox/scripted-post.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/plans";

/** 'Keep and share': a plan gets its place on the server; what it says follows by itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receivePlan(request, context.get(siteContext), context.get(clientAddressContext));
  return answerScript(
    receipt,
    receipt.ok ? { planId: receipt.planId, key: receipt.key } : { errors: receipt.errors },
  );
}

export const loader = () => onlyPosted("A plan is kept from /plan.");
