import { createHash } from "node:crypto";

import { eq } from "drizzle-orm";

import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { calendarProjection, weddingProjection } from "#app/plan/document/projection-types.ts";
import { awaitProjections, readProjection } from "#app/plan/repository/read-projections.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { plans } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { calendarName } from "#app/plan/exports/calendar-name.ts";
import { writeCalendar } from "#app/plan/exports/write-calendar.ts";

type Premises = Pick<Site, "database" | "guard" | "planWork">;

/**
 * The calendar of a plan for calendar programs: its link shows days and nothing else of the plan. It is read
 * from the projections, which are written with each change; the plan is not opened.
 */
export async function serveCalendar(
  request: Request,
  site: Premises,
  address: string,
  key: string,
): Promise<Response> {
  const { database, guard } = site;
  const planId = await resolveKey(database, "plan-calendar", key);
  const refusal = await guard.admitReading("planCalendar", address, planId ?? address);
  if (refusal !== null)
    return say(refusal.status, refusal.message, formResponseHeaders({ ok: false, ...refusal }));
  if (planId !== null) await awaitProjections(site, planId);
  const [plan] =
    planId === null
      ? []
      : await database
          .select({ id: plans.id, changedAt: plans.changedAt, last: plans.readingsUpTo })
          .from(plans)
          .where(eq(plans.id, planId));
  if (plan === undefined) return say(404, "This link opens no calendar (any more)");

  // An empty feed would delete the days from the calendars that have them.
  if (plan.last === 0)
    return say(503, "The calendar is being written. Ask again in a minute", { "Retry-After": "60" });
  const tag = createHash("sha256").update(JSON.stringify(plan)).digest("base64url");
  // A program may store its own copy and revalidate it; shared caches store none.
  const headers = { ...privateHeaders, "Cache-Control": "private, no-cache", ETag: `"${tag}"` };
  if (asksFor(request, tag)) return new Response(null, { status: 304, headers });
  const about = await readProjection(database, weddingProjection, { planId: plan.id, kind: "wedding" });
  const days = await readProjection(database, calendarProjection, { planId: plan.id, kind: "calendar" });
  const text = writeCalendar({
    name: calendarName(about?.title ?? ""),
    plan: plan.id,
    entries: days?.entries ?? [],
    changedAt: plan.changedAt,
  });
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
