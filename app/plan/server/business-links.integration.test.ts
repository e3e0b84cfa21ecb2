import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { guests, households, invitations } from "#app/plan/guests/guest-tables.ts";
import { createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";
import { openPlanWork } from "#app/plan/worker/plan-updater.server.ts";
import { keyOf, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { openBusinessSlice } from "#app/plan/schedule/business-links.server.ts";
import { businessSlice } from "#app/plan/projections/business-sheet-data.ts";
import { businessesAt, moments, needed } from "#app/plan/schedule/schedule-tables.ts";

function planWithBusinesses(): Doc {
  const plan = new Doc();
  putRow(wedding, plan, weddingRow, { title: "Simran and Daniel", budgetCents: 9_000_000 });
  const held = { date: "2027-06-19", place: "Dashmesh Centre", contact: "Amrit, 403 555 0100" };
  putRow(events, plan, "reception", { ...held, name: "Reception", start: 1080, minutes: 360 });
  putRow(events, plan, "brunch", { ...held, name: "Brunch", date: "2027-06-20", start: 600 });
  putRow(shortlist, plan, "kitchen", {
    name: "Blue Kitchen",
    category: "caterers",
    loadIn: 840,
    quoteCents: 1_200_000,
    notes: "Ask for a discount",
  });
  putRow(shortlist, plan, "band", { name: "Prairie Dhol", category: "djs", phone: "403 555 0111" });
  putRow(shortlist, plan, "other", { name: "The other caterer", category: "caterers" });
  putRow(households, plan, "gill", { name: "The Gills", people: 3, notes: "Old quarrel" });
  putRow(guests, plan, "harjit", { household: "gill", name: "Harjit", diets: ["jain"], allergies: "nuts" });
  putCell(invitations, plan, "gill", "reception", "3:2");
  for (const id of ["kitchen", "band"]) putCell(businessesAt, plan, "reception", id, needed);
  putRow(moments, plan, "entrance", { title: "Grand entrance", event: "reception", after: 30 });
  putCell(businessesAt, plan, "entrance", "band", needed);
  return plan;
}

test("a caterer sees its hours, how many eat what, and whom it meets; no money, no notes, no other event", () => {
  const slice = businessSlice(planWithBusinesses(), "kitchen");
  expect(slice).toMatchObject({
    name: "Blue Kitchen",
    loadIn: 840,
    toCall: ["Amrit, 403 555 0100"],
    beside: [{ name: "Prairie Dhol", phone: "403 555 0111" }],
  });
  expect(slice?.days.map(({ date, lines }) => [date, lines.map(({ title }) => title)])).toEqual([
    ["2027-06-19", ["Reception"]],
  ]);
  expect(slice?.days[0]?.lines[0]).toMatchObject({
    people: "2 people",
    diets: "1 jain",
    allergies: "Harjit (nuts)",
  });
  expect(JSON.stringify(slice)).not.toMatch(/1200000|9000000|discount|quarrel|Brunch|other caterer/);
});

test("what guests eat is no business of a band", () => {
  const lines = businessSlice(planWithBusinesses(), "band")?.days.flatMap((day) => day.lines) ?? [];
  expect(lines.map(({ title, start }) => [title, start])).toEqual([
    ["Reception", 1080],
    ["Grand entrance", 1110],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/jain|nuts/);
});

test("who is not on the shortlist has no sheet", () => {
  expect(businessSlice(planWithBusinesses(), "nobody")).toBeNull();
});

forEachDatabase((openDatabase) => {
  test("a business's link shows its sheet, until it is made new or the plan is deleted", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const planWork = openPlanWork(database, () => {});
    const site = { database, planWork };
    const secret = "a secret of thirty-two characters";
    const update = encodeStateAsUpdate(planWithBusinesses());
    const planId = await createPlan(database, crypto.randomUUID(), update);
    const subject = `${planId} kitchen`;
    const key = await keyOf(database, secret, "plan-business", subject);
    expect((await openBusinessSlice(site, key))?.name).toBe("Blue Kitchen");
    const fresh = await rotateKey(database, secret, "plan-business", subject);
    expect(await openBusinessSlice(site, key)).toBeNull();
    expect((await openBusinessSlice(site, fresh))?.name).toBe("Blue Kitchen");
    await deletePlan(database, planId);
    expect(await openBusinessSlice(site, fresh)).toBeNull();
    await planWork.close();
  });
});
