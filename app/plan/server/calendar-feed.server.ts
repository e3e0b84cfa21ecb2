import { eq } from "drizzle-orm";

import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { calendarProjection, weddingProjection } from "#app/plan/document/projection-types.ts";
import { awaitProjections, readProjection } from "#app/plan/repository/read-projections.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import {
  calendarHeaders,
  calendarResponse,
  calendarTag,
  hasCalendarVersion,
  noCalendar,
} from "#app/messaging/private-links/calendar-response.server.ts";
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
  clientIp: string,
  key: string,
): Promise<Response> {
  const { database, guard } = site;
  const planId = await resolveKey(database, "plan-calendar", key);
  const refusal = await guard.admitReading("planCalendar", clientIp, planId ?? clientIp);
  if (refusal !== null)
    return noCalendar(refusal.status, refusal.message, formResponseHeaders({ ok: false, ...refusal }));
  if (planId !== null) await awaitProjections(site, planId);
  const [plan] =
    planId === null
      ? []
      : await database
          .select({ id: plans.id, changedAt: plans.changedAt, last: plans.readingsUpTo })
          .from(plans)
          .where(eq(plans.id, planId));
  if (plan === undefined) return noCalendar(404, "This link no longer opens a calendar. Ask for the new one");

  // An empty feed would delete the days from the calendars that have them.
  if (plan.last === 0)
    return noCalendar(503, "The calendar is being written. Ask again in a minute", { "Retry-After": "60" });
  const tag = calendarTag(plan);
  if (hasCalendarVersion(request, tag))
    return new Response(null, { status: 304, headers: calendarHeaders(tag) });
  const about = await readProjection(database, weddingProjection, { planId: plan.id, kind: "wedding" });
  const days = await readProjection(database, calendarProjection, { planId: plan.id, kind: "calendar" });
  const text = writeCalendar({
    name: calendarName(about?.title ?? ""),
    plan: plan.id,
    entries: days?.entries ?? [],
    changedAt: plan.changedAt,
  });
  return calendarResponse(text, tag);
}
