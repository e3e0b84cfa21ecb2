import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import { openPlanLink } from "#app/plan/share/plan-links.server.ts";
import { admitPrivately } from "#app/private-links/private-page.server.ts";
import type { Site } from "#server/site.ts";

import { codesOf, renewCode } from "./household-codes.server.ts";
import { mergeAnswers } from "./keep-answer.server.ts";

type CodesAnswer = {
  status: number;
  body: { codes: Record<string, string>; waiting: number } | { errors: { form: string } };
  retryAfterSeconds?: number | undefined;
};

const refused = (status: number, message: string, retryAfterSeconds?: number): CodesAnswer => ({
  status,
  body: { errors: { form: message } },
  retryAfterSeconds,
});

/**
 * Gives the codes of all invited households to whoever may edit the plan, and brings answers into it
 * that had no room. The field `renew` names a household whose code is to be made new first.
 */
export async function receiveCodesWish(
  request: Request,
  site: Site,
  address: string,
  key: string,
): Promise<CodesAnswer> {
  const link = await openPlanLink(site, key);
  if (link?.role !== "edit") return refused(404, "This link does not open the plan any more.");
  const posted = await readPostedForm(request);
  if (!posted.ok) return refused(posted.status, posted.message);
  const stopped = await admitPrivately(site, address, posted.form, `pages ${link.planId}`, "codes");
  if (stopped !== null) return refused(stopped.status, stopped.message, stopped.retryAfterSeconds);
  const renew = posted.form.get("renew");
  if (typeof renew === "string") await renewCode(site, link.planId, renew);
  const waiting = await mergeAnswers(site.database, link.planId);
  return { status: 200, body: { codes: await codesOf(site, link.planId), waiting } };
}
