import type { RouterContextProvider } from "react-router";

import { refusePrivately, redirectInTheme } from "#app/private-links/private-page.server.ts";
import { receivePrivatePost } from "#app/private-links/receive-private-post.server.ts";
import { siteContext, type Site } from "#server/site.ts";

import { mailPlanLink } from "./mail-plan-link.server.ts";
import { changePlanLinks, type OpenedLink } from "#app/plan/server/links/plan-links.server.ts";
import { readLinkChange } from "./read-link-change.ts";

type LinkPost = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { key: string };
};

/** Takes a form of the tool 'Keep and share', posted through a link that may edit, with or without scripts. */
export async function receiveLinkChange(
  { request, context, url, params: { key } }: LinkPost,
  { planId }: OpenedLink,
) {
  const site = context.get(siteContext);
  const post = await receivePrivatePost(
    { request, context, link: `plan ${planId}` },
    readLinkChange,
    ({ change }) => (change.what === "mail" ? "planMail" : "privatePage"),
  );
  if (!post.ok) return post.refusal;
  const { change, values } = post;
  if (change.what === "mail") {
    const refused = change.email === null ? null : await mail(site, { planId, key }, change.email);
    if (refused === null) return redirectInTheme(`/plans/${key}/share?done=mailed`, url);
    return refusePrivately(refused.status, { form: refused.message }, values, refused.retryAfterSeconds);
  }
  const now = await changePlanLinks(site, planId, change);
  const done = change.what === "details" ? "details" : "rotated";
  return redirectInTheme(now === null ? "/plan?done=deleted" : `/plans/${now}/share?done=${done}`, url);
}

/** So that no stranger is flooded through us, it is also counted who gets the mail. */
async function mail(site: Site, plan: { planId: string; key: string }, email: string) {
  const refused = await site.guard.admitMailbox({ form: "planMail", email });
  if (refused === null) await mailPlanLink(site, plan, email);
  return refused;
}
