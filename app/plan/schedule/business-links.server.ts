import { businessReading } from "#app/plan/document/projection-types.ts";
import { awaitReadings, readReading } from "#app/plan/readings/readings.server.ts";
import type { Granted } from "#app/plan/server/handle-plan-request.server.ts";
import { keyOf, openKey, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import type { Site } from "#server/site.ts";

import type { BusinessSlice } from "#app/plan/projections/business-sheet-data.ts";

/** What a business's link belongs to: a plan, and a row of its shortlist. */
const subjectOf = (planId: string, business: string) => `${planId} ${business}`;

/** What a business may see; null for a key that opens nothing, or nothing any more. */
export async function openBusinessSlice(
  site: Pick<Site, "database" | "planWork">,
  key: string,
): Promise<BusinessSlice | null> {
  const { database } = site;
  const subject = await openKey(database, "plan-business", key);
  if (subject === null) return null;
  const cut = subject.indexOf(" ");
  const planId = subject.slice(0, cut);
  await awaitReadings(site, planId);
  return readBusiness(database, planId, subject.slice(cut + 1));
}

/** Gives the key of a business's page; the field `renew` makes it new first. */
export async function grantBusinessLink(site: Site, planId: string, form: FormData): Promise<Granted> {
  const business = form.get("business");
  await site.planWork.upToDate(planId);
  if (typeof business !== "string" || (await readBusiness(site.database, planId, business)) === null)
    return { ok: false, message: "This business is not on the shortlist that the server has." };
  const make = form.get("renew") === "yes" ? rotateKey : keyOf;
  const key = await make(site.database, site.secret, "plan-business", subjectOf(planId, business));
  return { ok: true, body: { key } };
}

const readBusiness = (database: Database, planId: string, subject: string) =>
  readReading(database, businessReading, { planId, kind: "business", subject });
