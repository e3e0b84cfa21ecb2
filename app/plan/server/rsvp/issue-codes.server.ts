import { isRowId } from "#app/plan/document/plan-table.ts";
import type { PlanRequestResult } from "#app/plan/server/handle-plan-request.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { ensureHouseholdCodes, renewHouseholdCode } from "./household-codes.server.ts";
import { countUnmergedReplies } from "./save-reply.server.ts";

/**
 * The codes of all invited households, and how many replies the plan has no room for. The field `renew` names
 * a household whose code is renewed first.
 */
export async function issueCodes(site: Site, planId: string, form: FormData): Promise<PlanRequestResult> {
  const renew = form.get("renew");
  if (typeof renew === "string" && isRowId(renew)) await renewHouseholdCode(site, planId, renew);
  await site.planWork.upToDate(planId);
  const waiting = await countUnmergedReplies(site.database, planId);
  return { ok: true, body: { codes: await ensureHouseholdCodes(site, planId), waiting } };
}
