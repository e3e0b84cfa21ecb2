import ICAL from "ical.js";
import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { createPlan, deletePlan, saveUpdate } from "#app/plan/repository/plan-repository.server.ts";
import { changePlanLinks, openPlanLink } from "#app/plan/server/links/plan-links.server.ts";
import { openTestPlanWork } from "#test-support/plan-work.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { openCounters } from "#server/form-guard/counters.ts";
import { createFormGuard } from "#server/form-guard/form-guard.ts";
import { rateLimits } from "./rate-limits.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { serveCalendar } from "#app/plan/server/calendar-feed.server.ts";

const secret = "a secret of thirty-two characters";

/** A plan with one event, and its calendar's link. */
async function savedPlan(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const counters = openCounters(open, secret);
  const planWork = openTestPlanWork(open.database, () => {});
  const guard = createFormGuard(rateLimits, counters, secret);
  const site = { database: open.database, secret, guard, planWork };
  const document = new Doc();
  putRow(wedding, document, weddingRowId, { title: "Simran and Daniel" });
  putRow(events, document, "reception", { name: "Reception", date: "2027-06-19", start: 1080 });
  const planId = await createPlan(open.database, crypto.randomUUID(), encodeStateAsUpdate(document));
  return {
    ...open,
    site,
    planId,
    document,
    ask: (key: string, headers: Record<string, string> = {}) =>
      serveCalendar(new Request("https://weddings.ca/", { headers }), site, "203.0.113.7", key),
    calendarKey: () => getOrCreateKey(open.database, secret, "plan-calendar", planId),
    [Symbol.asyncDispose]: async () => {
      counters.close();
      await planWork.close();
      await open[Symbol.asyncDispose]();
    },
  };
}

const summaries = async (answer: Response) =>
  new ICAL.Component(ICAL.parse(await answer.text()))
    .getAllSubcomponents("vevent")
    .map((event) => event.getFirstPropertyValue("summary"));

forEachDatabase((openTestDatabase) => {
  test("a calendar program reads the plan's days, and again only when the plan has changed", async () => {
    await using plan = await savedPlan(openTestDatabase);
    const key = await plan.calendarKey();
    const first = await plan.ask(key);
    expect([first.status, first.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(first.headers.get("X-Robots-Tag")).toBe("noindex");
    const tag = first.headers.get("ETag") ?? "";
    expect(await summaries(first)).toEqual(["Reception"]);
    for (const known of [tag, `W/${tag}`])
      expect((await plan.ask(key, { "If-None-Match": known })).status).toBe(304);

    putRow(events, plan.document, "brunch", { name: "Brunch", date: "2027-06-20" });
    await saveUpdate(plan.database, plan.planId, "plan", encodeStateAsUpdate(plan.document));
    await plan.site.planWork.upToDate(plan.planId);
    const later = await plan.ask(key, { "If-None-Match": tag });
    expect(later.status).toBe(200);
    expect(await summaries(later)).toEqual(["Reception", "Brunch"]);
  });

  test("the calendar's link opens nothing but the calendar, and no other link opens it", async () => {
    await using plan = await savedPlan(openTestDatabase);
    const key = await plan.calendarKey();
    expect(await openPlanLink(plan.site, key)).toBeNull();
    for (const role of ["edit", "propose", "view"] as const) {
      const other = await getOrCreateKey(plan.database, secret, `plan-${role}`, plan.planId);
      expect((await plan.ask(other)).status).toBe(404);
    }
  });

  test("made new, the old link opens nothing; with the plan it is gone", async () => {
    await using plan = await savedPlan(openTestDatabase);
    const old = await plan.calendarKey();
    await changePlanLinks(plan.site, plan.planId, { what: "rotate", role: "calendar" });
    const fresh = await plan.calendarKey();
    expect([(await plan.ask(old)).status, (await plan.ask(fresh)).status]).toEqual([404, 200]);
    await deletePlan(plan.database, plan.planId);
    expect((await plan.ask(fresh)).status).toBe(404);
  });

  test("who reads without end waits, and is told for how long", async () => {
    await using plan = await savedPlan(openTestDatabase);
    const key = await plan.calendarKey();
    const { posts } = rateLimits.readings.planCalendar.link;
    for (let reading = 0; reading < posts; reading += 1) expect((await plan.ask(key)).status).toBe(200);
    const late = await plan.ask(key);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
