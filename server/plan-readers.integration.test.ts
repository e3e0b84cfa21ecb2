import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { businessNeeded, businessesAt } from "#app/plan/schema/schedule.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { planUpdates } from "#database/schema/index.ts";
import { highLimits } from "#test-support/high-limits.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite(highLimits)));
afterAll(async () => site?.[Symbol.asyncDispose]());

test("what households, businesses and calendars are shown is read from rows, and the plan's document is not", async () => {
  const plan = new Doc();
  putRow(events, plan, "reception", { name: "Our reception", date: "2027-06-19", start: 1080 });
  putRow(shortlist, plan, "kitchen", { name: "Blue Kitchen", category: "caterers" });
  putCell(businessesAt, plan, "reception", "kitchen", businessNeeded);
  putRow(households, plan, "gill", { name: "The Gills", people: 4 });
  putCell(invitations, plan, "gill", "reception", "4");
  putRow(rsvp, plan, rsvpRowId, { open: true });
  const { database, secret, planWork } = site.site;
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  await planWork.upToDate(planId);
  const codes = await ensureHouseholdCodes(site.site, planId);
  const [business, calendar] = [
    await getOrCreateKey(database, secret, "plan-business", `${planId} kitchen`),
    await getOrCreateKey(database, secret, "plan-calendar", planId),
  ];

  // Whoever read the document would find it empty.
  await database.delete(planUpdates).where(eq(planUpdates.planId, planId));
  for (const [path, shown] of [
    [`/rsvp/${formatHouseholdCode(codes.gill ?? "")}`, "The Gills"],
    [`/for-business/${business}`, "Blue Kitchen"],
    [`/calendars/${calendar}/wedding.ics`, "Our reception"],
  ] as const) {
    const answer = await site.app.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain(shown);
  }
  expect(await ensureHouseholdCodes(site.site, planId)).toEqual(codes);
});
