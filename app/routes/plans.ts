import { receivePlan } from "#app/plan/share/receive-plan.server.ts";
import { answerHeaders } from "#app/letterbox/refusal.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/plans";

/** 'Keep and share': a plan gets its place on the server; what it says follows by itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receivePlan(request, context.get(siteContext), context.get(clientAddressContext));
  const answer = receipt.ok ? { planId: receipt.planId, key: receipt.key } : { errors: receipt.errors };
  return Response.json(answer, { status: receipt.status, headers: answerHeaders(receipt) });
}

export function loader() {
  return new Response("A plan is kept from /plan.\n", { status: 405, headers: { Allow: "POST" } });
}
