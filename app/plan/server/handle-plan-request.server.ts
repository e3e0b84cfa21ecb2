import type { RouterContextProvider } from "react-router";

import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";
import { admitPrivately, privateHeaders } from "#app/private-links/private-page.server.ts";
import { clientAddressContext, siteContext, type Site } from "#server/site.ts";

import { openPlanLink } from "./links/plan-links.server.ts";

type Wish = { request: Request; context: Readonly<RouterContextProvider>; params: { key: string } };

/** What is given, or why not. */
export type Granted = { ok: true; body: object } | { ok: false; message: string };

const refuse = (status: number, message: string, retryAfterSeconds?: number) =>
  Response.json(
    { errors: { form: message } },
    { status, headers: { ...privateHeaders, ...answerHeaders({ ok: false, retryAfterSeconds }) } },
  );

/**
 * Answers what the plan's own page asks of the server, such as links to hand out: only to whoever may
 * edit the plan.
 */
export async function receivePlanWish(
  { request, context, params }: Wish,
  grant: (site: Site, planId: string, form: FormData) => Promise<Granted>,
): Promise<Response> {
  const site = context.get(siteContext);
  const link = await openPlanLink(site, params.key);
  if (link?.role !== "edit") return refuse(404, "This link does not open the plan any more.");
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted.status, posted.message);
  const address = context.get(clientAddressContext);
  const stopped = await admitPrivately(site, address, posted.form, `pages ${link.planId}`, "codes");
  if (stopped !== null) return refuse(stopped.status, stopped.message, stopped.retryAfterSeconds);
  const granted = await grant(site, link.planId, posted.form);
  return granted.ok ? Response.json(granted.body, { headers: privateHeaders }) : refuse(422, granted.message);
}

/** The routes of wishes are posted to and never opened. */
export const onlyAsked = () =>
  new Response("The plan's page asks for these.\n", { status: 405, headers: { Allow: "POST" } });
