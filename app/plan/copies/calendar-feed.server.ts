import { createHash } from "node:crypto";

import { eq, max } from "drizzle-orm";

import { answerHeaders } from "#app/letterbox/refusal.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { withDocument } from "#app/plan/plan-store.server.ts";
import { openKey } from "#app/private-links/private-links.server.ts";
import { privateHeaders } from "#app/private-links/private-page.server.ts";
import { plans, planUpdates } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { calendarEntries } from "./calendar-entries.ts";
import { calendarName } from "./calendar-name.ts";
import { writeCalendar } from "./write-calendar.ts";

type Premises = Pick<Site, "database" | "guard">;

/**
 * The calendar of a plan, as calendar programs ask for it: the link to it shows days and nothing else of
 * the plan. Who has it already is told so without the plan being read.
 */
export async function answerCalendar(
  request: Request,
  { database, guard }: Premises,
  address: string,
  key: string,
): Promise<Response> {
  const planId = await openKey(database, "plan-calendar", key);
  const refusal = await guard.admitReading("planCalendar", address, planId ?? address);
  if (refusal !== null) return say(refusal.status, refusal.message, answerHeaders({ ok: false, ...refusal }));
  const [plan] =
    planId === null
      ? []
      : await database
          .select({ id: plans.id, changedAt: plans.changedAt, last: max(planUpdates.id) })
          .from(plans)
          .leftJoin(planUpdates, eq(planUpdates.planId, plans.id))
          .where(eq(plans.id, planId))
          .groupBy(plans.id);
  if (plan === undefined) return say(404, "This link opens no calendar (any more)");

  const tag = createHash("sha256").update(JSON.stringify(plan)).digest("base64url");
  // A program may keep its own copy and ask whether it is still right; what lies between keeps none.
  const headers = { ...privateHeaders, "Cache-Control": "private, no-cache", ETag: `"${tag}"` };
  if (asksFor(request, tag)) return new Response(null, { status: 304, headers });
  const text = await withDocument(database, plan.id, "plan", (document) =>
    writeCalendar({
      name: calendarName(viewTable(wedding, document).row(weddingRow)?.title ?? ""),
      plan: plan.id,
      entries: calendarEntries(document),
      changedAt: plan.changedAt,
    }),
  );
  return new Response(text, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
}

/** Whether a program has this version already; a proxy on the way may have weakened the tag. */
const asksFor = ({ headers }: Request, tag: string) =>
  headers.get("If-None-Match")?.includes(`"${tag}`) ?? false;

const say = (status: number, text: string, headers = {}) =>
  new Response(`${text}.\n`, {
    status,
    headers: { ...privateHeaders, ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
