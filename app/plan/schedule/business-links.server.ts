import { viewTable } from "#app/plan/document/plan-table.ts";
import { withDocument } from "#app/plan/plan-store.server.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";
import type { Granted } from "#app/plan/share/receive-plan-wish.server.ts";
import { keyOf, openKey, rotateKey } from "#app/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import type { Site } from "#server/site.ts";

import { businessSlice, type BusinessSlice } from "./business-slice.ts";

/** What a business's link belongs to: a plan, and a row of its shortlist. */
const subjectOf = (planId: string, business: string) => `${planId} ${business}`;

/** What a business may see; null for a key that opens nothing, or nothing any more. */
export async function openBusinessSlice(database: Database, key: string): Promise<BusinessSlice | null> {
  const subject = await openKey(database, "plan-business", key);
  if (subject === null) return null;
  const cut = subject.indexOf(" ");
  return withDocument(database, subject.slice(0, cut), "plan", (plan) =>
    businessSlice(plan, subject.slice(cut + 1)),
  );
}

/** Gives the key of a business's page; the field `renew` makes it new first. */
export async function grantBusinessLink(site: Site, planId: string, form: FormData): Promise<Granted> {
  const business = form.get("business");
  const row =
    typeof business === "string" &&
    (await withDocument(site.database, planId, "plan", (plan) => viewTable(shortlist, plan).row(business)));
  if (typeof business !== "string" || !row)
    return { ok: false, message: "This business is not on the shortlist that the server has." };
  const make = form.get("renew") === "yes" ? rotateKey : keyOf;
  const key = await make(site.database, site.secret, "plan-business", subjectOf(planId, business));
  return { ok: true, body: { key } };
}
