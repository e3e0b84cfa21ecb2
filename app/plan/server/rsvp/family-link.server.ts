import { familyProjection, type FamilyProjection } from "#app/plan/document/projection-types.ts";
import { awaitProjections, readProjection } from "#app/plan/repository/read-projections.server.ts";
import type { PlanRequestResult } from "#app/plan/server/handle-plan-request.server.ts";
import { getOrCreateKey, resolveKey, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { openHousehold, type OpenedHouseholdPage } from "./save-reply.server.ts";

/** The subject of a relative's link: a plan, and a row of its table of relatives. */
const subjectOf = (planId: string, helper: string) => `${planId} ${helper}`;

/** What a relative's link opens: the plan, whose link it is, and the households it answers for. */
export type OpenedFamilyLink = FamilyProjection & { planId: string };

/** @returns null for an unknown or expired key, and once the couple has removed the relative */
export async function openFamilyLink(
  site: Pick<Site, "database" | "planWork">,
  key: string,
): Promise<OpenedFamilyLink | null> {
  const subject = await resolveKey(site.database, "plan-family", key);
  if (subject === null) return null;
  const cut = subject.indexOf(" ");
  const planId = subject.slice(0, cut);
  await awaitProjections(site, planId);
  const helper = await readHelper(site.database, planId, subject.slice(cut + 1));
  return helper === null ? null : { planId, ...helper };
}

/** The pages of all households that a link answers for, as each of them sees its own. */
export async function openFamilyHouseholds(
  site: Pick<Site, "database" | "planWork">,
  { planId, households }: OpenedFamilyLink,
): Promise<OpenedHouseholdPage[]> {
  const opened: OpenedHouseholdPage[] = [];
  for (const household of households) {
    const page = await openHousehold(site, planId, household);
    if (page !== null) opened.push(page);
  }
  return opened;
}

/**
 * One of these pages.
 * @returns null for any household that the couple has not chosen for this link
 */
export async function openFamilyHousehold(
  site: Pick<Site, "database" | "planWork">,
  { planId, households }: OpenedFamilyLink,
  household: string,
): Promise<OpenedHouseholdPage | null> {
  return households.includes(household) ? openHousehold(site, planId, household) : null;
}

/** Returns the key of a relative's link; the field `renew` renews it first. */
export async function issueFamilyLink(
  site: Site,
  planId: string,
  form: FormData,
): Promise<PlanRequestResult> {
  const helper = form.get("helper");
  await site.planWork.upToDate(planId);
  if (typeof helper !== "string" || (await readHelper(site.database, planId, helper)) === null)
    return {
      ok: false,
      message: "This person is not in the plan that the server has. Wait until it is saved.",
    };
  const make = form.get("renew") === "yes" ? rotateKey : getOrCreateKey;
  const key = await make(site.database, site.secret, "plan-family", subjectOf(planId, helper));
  return { ok: true, body: { key } };
}

const readHelper = (database: Database, planId: string, subject: string) =>
  readProjection(database, familyProjection, { planId, kind: "family", subject });
