import { href } from "react-router";
import type { RouterContextProvider } from "react-router";

import { rejectPrivateForm, redirectInTheme } from "#app/messaging/private-links/private-page.server.ts";
import { receivePrivateForm } from "#app/messaging/private-links/receive-private-form.server.ts";
import { siteContext, type Site } from "#app/messaging/request-context.ts";

import { mailPlanLink } from "./mail-plan-link.server.ts";
import { changePlanLinks, type OpenedPlanLink } from "./plan-links.server.ts";
import { parseLinkChange, type PlanLinkChange } from "./parse-link-change.ts";

type LinkPost = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { key: string };
};

/** Handles a form of the tool 'Save & share', posted through a link to edit, with or without scripts. */
export async function handleLinkChange(
  { request, context, url, params: { key } }: LinkPost,
  { planId }: OpenedPlanLink,
) {
  const site = context.get(siteContext);
  const post = await receivePrivateForm(
    { request, context, link: `plan ${planId}` },
    parseLinkChange,
    ({ change }) => (change.what === "mail" ? "planMail" : "privatePage"),
  );
  if (!post.ok) return post.refusal;
  const { change, values } = post;
  if (change.what === "mail") {
    const refused = change.email === null ? null : await mail(site, { planId, key }, change.email);
    if (refused === null) return redirectInTheme(`${sharePath(key)}?done=mailed`, url);
    return rejectPrivateForm(refused.status, { form: refused.message }, values, refused.retryAfterSeconds);
  }
  const now = await changePlanLinks(site, planId, change);
  const done = doneWord(change);
  return redirectInTheme(
    now === null ? `${href("/plan/:tool?")}?done=deleted` : `${sharePath(now)}?done=${done}`,
    url,
  );
}

/** Mails are also counted by recipient, so that no stranger is flooded through us. */
async function mail(site: Site, plan: { planId: string; key: string }, email: string) {
  const refused = await site.guard.admitMailbox({ form: "planMail", email });
  if (refused === null) await mailPlanLink(site, plan, email);
  return refused;
}

function doneWord(change: PlanLinkChange): "details" | "rotated" | "replaced" {
  if (change.what !== "rotate") return "details";
  // Links that readers of the one to edit saw, and that were mailed, go with it.
  return change.role === "edit" ? "replaced" : "rotated";
}

const sharePath = (key: string) => href("/plans/:key/:tool?", { key, tool: "share" });
