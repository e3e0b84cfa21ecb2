import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { getOrCreateKey, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import { openTestPlanWork } from "#test-support/plan-work.ts";
import { changeStoredDocument } from "#test-support/edit-stored-plan.ts";
import type { PlanUpdater } from "#app/messaging/plan-updater.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { openBusinessSheet } from "./business-links.server.ts";
import { businessSheetData } from "#app/plan/projections/business-sheet-data.ts";
import { businessesAt, moments, businessNeeded } from "#app/plan/schema/schedule.schema.ts";

function planWithBusinesses(): Doc {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel", budgetCents: 9_000_000 });
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
  for (const id of ["kitchen", "band"]) putCell(businessesAt, plan, "reception", id, businessNeeded);
  putRow(moments, plan, "entrance", { title: "Grand entrance", event: "reception", after: 30 });
  putCell(businessesAt, plan, "entrance", "band", businessNeeded);
  return plan;
}

test("a caterer sees its hours, how many eat what, and whom it meets; no money, no notes, no other event", () => {
  const slice = businessSheetData(planWithBusinesses(), "kitchen");
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
  const lines = businessSheetData(planWithBusinesses(), "band")?.days.flatMap((day) => day.lines) ?? [];
  expect(lines.map(({ title, start }) => [title, start])).toEqual([
    ["Reception", 1080],
    ["Grand entrance", 1110],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/jain|nuts/);
});

test("who is not on the shortlist has no sheet", () => {
  expect(businessSheetData(planWithBusinesses(), "nobody")).toBeNull();
});

forEachDatabase((openDatabase) => {
  test("a moved hour says on the sheet what it was and when it changed, also after the site started again", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const secret = "a secret of thirty-two characters";
    const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(planWithBusinesses()));
    const key = await getOrCreateKey(database, secret, "plan-business", `${planId} band`);
    const entrance = async (planWork: PlanUpdater) => {
      await planWork.upToDate(planId);
      const sheet = await openBusinessSheet({ database, planWork }, key);
      return sheet?.days[0]?.lines.find(({ id }) => id === "entrance");
    };
    const before = openTestPlanWork(database, () => {});
    expect(await entrance(before)).toMatchObject({ start: 1110, fixed: false, change: null });
    await before.close();
    const planWork = openTestPlanWork(database, () => {});
    await changeStoredDocument(database, planId, "plan", (plan) =>
      putRow(moments, plan, "entrance", { after: 55 }),
    );
    const moved = await entrance(planWork);
    expect(moved).toMatchObject({ start: 1135, change: { date: "2027-06-19", start: 1110, end: 1125 } });
    await changeStoredDocument(database, planId, "plan", (plan) =>
      putRow(events, plan, "brunch", { name: "Late brunch" }),
    );
    expect((await entrance(planWork))?.change).toEqual(moved?.change);
    await planWork.close();
  });

  test("a sheet says what was removed since its link was made, and nothing of what was before", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const planWork = openTestPlanWork(database, () => {});
    const secret = "a secret of thirty-two characters";
    const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(planWithBusinesses()));
    await planWork.upToDate(planId);
    const change = (apply: (plan: Doc) => void) => changeStoredDocument(database, planId, "plan", apply);
    const removed = async (key: string) => {
      await planWork.upToDate(planId);
      return (await openBusinessSheet({ database, planWork }, key))?.changes?.removed.map(
        ({ title }) => title,
      );
    };
    await change((plan) => putCell(businessesAt, plan, "brunch", "band", businessNeeded));
    await planWork.upToDate(planId);
    await change((plan) => putCell(businessesAt, plan, "brunch", "band", null));
    await planWork.upToDate(planId);
    const key = await getOrCreateKey(database, secret, "plan-business", `${planId} band`);
    expect(await removed(key)).toBeUndefined();
    await change((plan) => putCell(businessesAt, plan, "entrance", "band", null));
    expect(await removed(key)).toEqual(["Grand entrance"]);
    await planWork.close();
  });

  test("a business's link shows its sheet, until it is made new or the plan is deleted", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const planWork = openTestPlanWork(database, () => {});
    const site = { database, planWork };
    const secret = "a secret of thirty-two characters";
    const update = encodeStateAsUpdate(planWithBusinesses());
    const planId = await createPlan(database, crypto.randomUUID(), update);
    const subject = `${planId} kitchen`;
    const key = await getOrCreateKey(database, secret, "plan-business", subject);
    expect((await openBusinessSheet(site, key))?.name).toBe("Blue Kitchen");
    const fresh = await rotateKey(database, secret, "plan-business", subject);
    expect(await openBusinessSheet(site, key)).toBeNull();
    expect((await openBusinessSheet(site, fresh))?.name).toBe("Blue Kitchen");
    await deletePlan(database, planId);
    expect(await openBusinessSheet(site, fresh)).toBeNull();
    await planWork.close();
  });
});
