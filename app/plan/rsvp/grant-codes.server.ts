import { isRowId } from "#app/plan/document/plan-table.ts";
import type { Granted } from "#app/plan/server/handle-plan-request.server.ts";
import type { Site } from "#server/site.ts";

import { codesOf, renewCode } from "#app/plan/server/rsvp/household-codes.server.ts";
import { countWaitingAnswers } from "./keep-answer.server.ts";

/**
 * The codes of all invited households, and how many answers the plan has no room for. The field `renew`
 * names a household whose code is to be made new first.
 */
export async function grantCodes(site: Site, planId: string, form: FormData): Promise<Granted> {
  const renew = form.get("renew");
  if (typeof renew === "string" && isRowId(renew)) await renewCode(site, planId, renew);
  await site.planWork.upToDate(planId);
  const waiting = await countWaitingAnswers(site.database, planId);
  return { ok: true, body: { codes: await codesOf(site, planId), waiting } };
}
