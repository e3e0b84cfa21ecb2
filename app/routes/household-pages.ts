import { answerHeaders } from "#app/letterbox/refusal.ts";
import { receiveCodesWish } from "#app/plan/rsvp/receive-codes-wish.server.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";
import { privateHeaders } from "#app/private-links/private-page.server.ts";

import type { Route } from "./+types/household-pages";

/** The codes of the households' pages, for whoever may edit the plan. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, body, ...refusal } = await receiveCodesWish(
    request,
    context.get(siteContext),
    context.get(clientAddressContext),
    params.key,
  );
  const headers = { ...privateHeaders, ...(status === 200 ? {} : answerHeaders({ ok: false, ...refusal })) };
  return Response.json(body, { status, headers });
}

export function loader() {
  return new Response("The plan's page asks for these.\n", { status: 405, headers: { Allow: "POST" } });
}
