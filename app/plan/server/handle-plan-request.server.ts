import type { RouterContextProvider } from "react-router";

import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { checkPrivateFormLimits, privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";

import { openPlanLink } from "./links/plan-links.server.ts";

type Wish = { request: Request; context: Readonly<RouterContextProvider>; params: { key: string } };

/** The result, or why there is none. */
export type PlanRequestResult = { ok: true; body: object } | { ok: false; message: string };

const refuse = (status: number, message: string, retryAfterSeconds?: number) =>
  Response.json(
    { errors: { form: message } },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

/** Handles requests of the plan's own page, such as for links to pass on: only with a link to edit. */
export async function handlePlanRequest(
  { request, context, params }: Wish,
  grant: (site: Site, planId: string, form: FormData) => Promise<PlanRequestResult>,
): Promise<Response> {
  const site = context.get(siteContext);
  const link = await openPlanLink(site, params.key);
  if (link?.role !== "edit") return refuse(404, "This link does not open the plan any more.");
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted.status, posted.message);
  const clientIp = context.get(clientIpContext);
  const stopped = await checkPrivateFormLimits(site, clientIp, posted.form, `pages ${link.planId}`, "codes");
  if (stopped !== null) return refuse(stopped.status, stopped.message, stopped.retryAfterSeconds);
  const granted = await grant(site, link.planId, posted.form);
  return granted.ok ? Response.json(granted.body, { headers: privateHeaders }) : refuse(422, granted.message);
}
