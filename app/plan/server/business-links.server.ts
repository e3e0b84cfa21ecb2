import { and, eq } from "drizzle-orm";

import { businessProjection } from "#app/plan/document/projection-types.ts";
import { awaitProjections, readProjection } from "#app/plan/repository/read-projections.server.ts";
import type { PlanRequestResult } from "./handle-plan-request.server.ts";
import { getOrCreateKey, resolveKey, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import { privateLinks } from "#database/schema/index.ts";
import type { Database } from "#database/database.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { BusinessSheetData } from "#app/plan/projections/business-sheet-data.ts";
import { changesAfter } from "#app/plan/projections/sheet-changes.ts";

/** The subject of a business's link: a plan, and a row of its shortlist. */
const subjectOf = (planId: string, business: string) => `${planId} ${business}`;

/** What a business may see; null for an unknown or expired key. */
export async function openBusinessSheet(
  site: Pick<Site, "database" | "planWork">,
  key: string,
): Promise<BusinessSheetData | null> {
  const { database } = site;
  const subject = await resolveKey(database, "plan-business", key);
  if (subject === null) return null;
  const cut = subject.indexOf(" ");
  const planId = subject.slice(0, cut);
  await awaitProjections(site, planId);
  const sheet = await readBusiness(database, planId, subject.slice(cut + 1));
  const [link] = await database
    .select({ since: privateLinks.createdAt })
    .from(privateLinks)
    .where(and(eq(privateLinks.kind, "plan-business"), eq(privateLinks.subject, subject)));
  return sheet === null || link === undefined
    ? null
    : { ...sheet, changes: changesAfter(sheet.changes, link.since) };
}

/** Returns the key of a business's page; the field `renew` renews it first. */
export async function issueBusinessLink(
  site: Site,
  planId: string,
  form: FormData,
): Promise<PlanRequestResult> {
  const business = form.get("business");
  await site.planWork.upToDate(planId);
  if (typeof business !== "string" || (await readBusiness(site.database, planId, business)) === null)
    return { ok: false, message: "This business is not on the shortlist that the server has." };
  const make = form.get("renew") === "yes" ? rotateKey : getOrCreateKey;
  const key = await make(site.database, site.secret, "plan-business", subjectOf(planId, business));
  return { ok: true, body: { key } };
}

const readBusiness = (database: Database, planId: string, subject: string) =>
  readProjection(database, businessProjection, { planId, kind: "business", subject });
