import { createHash } from "node:crypto";

import { eq } from "drizzle-orm";

import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";
import { calendarReading, weddingReading } from "#app/plan/document/projection-types.ts";
import { awaitReadings, readReading } from "#app/plan/readings/readings.server.ts";
import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import { privateHeaders } from "#app/private-links/private-page.server.ts";
import { plans } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { calendarName } from "#app/plan/copies/calendar-name.ts";
import { writeCalendar } from "#app/plan/exports/write-calendar.ts";

type Premises = Pick<Site, "database" | "guard" | "planWork">;

/**
 * The calendar of a plan, as calendar programs ask for it: the link to it shows days and nothing else of
 * the plan. It is made of what is written with each change; the plan is not opened.
 */
export async function answerCalendar(
  request: Request,
  site: Premises,
  address: string,
  key: string,
): Promise<Response> {
  const { database, guard } = site;
  const planId = await openKey(database, "plan-calendar", key);
  const refusal = await guard.admitReading("planCalendar", address, planId ?? address);
  if (refusal !== null) return say(refusal.status, refusal.message, answerHeaders({ ok: false, ...refusal }));
  if (planId !== null) await awaitReadings(site, planId);
  const [plan] =
    planId === null
      ? []
      : await database
          .select({ id: plans.id, changedAt: plans.changedAt, last: plans.readingsUpTo })
          .from(plans)
          .where(eq(plans.id, planId));
  if (plan === undefined) return say(404, "This link opens no calendar (any more)");

  // What has no days yet would take them out of the calendars that have them.
  if (plan.last === 0)
    return say(503, "The calendar is being written. Ask again in a minute", { "Retry-After": "60" });
  const tag = createHash("sha256").update(JSON.stringify(plan)).digest("base64url");
  // A program may keep its own copy and ask whether it is still right; what lies between keeps none.
  const headers = { ...privateHeaders, "Cache-Control": "private, no-cache", ETag: `"${tag}"` };
  if (asksFor(request, tag)) return new Response(null, { status: 304, headers });
  const about = await readReading(database, weddingReading, { planId: plan.id, kind: "wedding" });
  const days = await readReading(database, calendarReading, { planId: plan.id, kind: "calendar" });
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
