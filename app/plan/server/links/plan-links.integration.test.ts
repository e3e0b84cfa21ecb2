import type { PlanUpdater } from "#app/messaging/plan-updater.ts";
import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { createPlan, plansChannel } from "#app/plan/repository/plan-repository.server.ts";
import { ensureHouseholdCodes, resolveHouseholdCode } from "#app/plan/server/rsvp/household-codes.server.ts";
import { getOrCreateKey, resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import type { OpenDatabase } from "#database/open-database.ts";
import { openTestPlanWork } from "#test-support/plan-work.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { changePlanLinks, openPlanLink } from "./plan-links.server.ts";
import { sharedLinkKinds, type SharedLinkKind } from "./parse-link-change.ts";

const secret = "a secret of thirty-two characters";
const businesses = ["kitchen", "band"];

type Open = OpenDatabase & { planWork: PlanUpdater };

/** A database, and who works on the plans in it. */
async function openWorking(openDatabase: OpenTestDatabase): Promise<Open & AsyncDisposable> {
  const open = await openDatabase();
  const planWork = openTestPlanWork(open.database);
  return {
    ...open,
    planWork,
    [Symbol.asyncDispose]: async () => {
      await planWork.close();
      await open[Symbol.asyncDispose]();
    },
  };
}

/** A kept plan with three invited households and the links of two businesses. */
async function keepPlan({ database, planWork }: Open): Promise<string> {
  const plan = new Doc();
  putRow(events, plan, "reception", { name: "Reception" });
  for (const id of ["gill", "li", "macleod"]) {
    putRow(households, plan, id, { name: id, people: 2 });
    putCell(invitations, plan, id, "reception", "2");
  }
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  for (const business of businesses)
    await getOrCreateKey(database, secret, "plan-business", `${planId} ${business}`);
  await getOrCreateKey(database, secret, "plan-family", `${planId} aunt`);
  await planWork.upToDate(planId);
  return planId;
}

/** Every key of a plan, by what it opens; those that the site would give out now. */
async function keysOf({ database, planWork }: Open, planId: string) {
  const ofPlan = (kind: "edit" | "propose" | "view" | "calendar") =>
    getOrCreateKey(database, secret, `plan-${kind}`, planId);
  return {
    edit: [await ofPlan("edit")],
    propose: [await ofPlan("propose")],
    view: [await ofPlan("view")],
    calendar: [await ofPlan("calendar")],
    households: Object.values(await ensureHouseholdCodes({ database, secret, planWork }, planId)),
    family: [await getOrCreateKey(database, secret, "plan-family", `${planId} aunt`)],
    businesses: await Promise.all(
      businesses.map((business) =>
        getOrCreateKey(database, secret, "plan-business", `${planId} ${business}`),
      ),
    ),
  };
}

type Keys = Awaited<ReturnType<typeof keysOf>>;

/** How many of these keys open something, by what they opened. */
async function opening({ database }: OpenDatabase, keys: Keys): Promise<Partial<Record<keyof Keys, number>>> {
  const opens = {
    edit: (key: string) => resolveKey(database, "plan-edit", key),
    propose: (key: string) => resolveKey(database, "plan-propose", key),
    view: (key: string) => resolveKey(database, "plan-view", key),
    calendar: (key: string) => resolveKey(database, "plan-calendar", key),
    households: (key: string) => resolveHouseholdCode(database, key),
    businesses: (key: string) => resolveKey(database, "plan-business", key),
    family: (key: string) => resolveKey(database, "plan-family", key),
  };
  const count = async (kind: keyof Keys) => {
    const opened = await Promise.all(keys[kind].map((key) => opens[kind](key)));
    return [kind, opened.filter((subject) => subject !== null).length] as const;
  };
  const counted = await Promise.all([count("edit"), ...sharedLinkKinds.map(count)]);
  return Object.fromEntries(counted.filter(([, opened]) => opened > 0));
}

const all = { edit: 1, propose: 1, view: 1, calendar: 1, households: 3, businesses: 2, family: 1 };

forEachDatabase((openDatabase) => {
  test("once the link to edit is made new, no key that was ever given out opens anything, and new ones do", async () => {
    await using open = await openWorking(openDatabase);
    const [planId, neighbour] = [await keepPlan(open), await keepPlan(open)];
    const [old, theirs] = [await keysOf(open, planId), await keysOf(open, neighbour)];
    expect(await opening(open, old)).toEqual(all);
    const key = await changePlanLinks({ ...open, secret }, planId, { what: "rotate", role: "edit" });
    expect(await opening(open, old)).toEqual({});
    const fresh = await keysOf(open, planId);
    expect(fresh.edit).toEqual([key]);
    expect(await opening(open, fresh)).toEqual(all);
    expect(await opening(open, theirs)).toEqual(all);
  });

  test.each(sharedLinkKinds)("what is unticked lives, and nothing else: %s", async (unticked) => {
    await using open = await openWorking(openDatabase);
    const planId = await keepPlan(open);
    const old = await keysOf(open, planId);
    const also = sharedLinkKinds.filter((link: SharedLinkKind) => link !== unticked);
    await changePlanLinks({ ...open, secret }, planId, { what: "rotate", role: "edit", also });
    expect(await opening(open, old)).toEqual({ [unticked]: all[unticked] });
  });

  test("another link that is made new leaves all others as they are", async () => {
    await using open = await openWorking(openDatabase);
    const planId = await keepPlan(open);
    const old = await keysOf(open, planId);
    await changePlanLinks({ ...open, secret }, planId, { what: "rotate", role: "view" });
    const { view: _view, ...others } = all;
    expect(await opening(open, old)).toEqual(others);
  });

  test("a link to view shows details once the couple says so, and whoever has it open is asked to come again", async () => {
    await using open = await openWorking(openDatabase);
    const planId = await keepPlan(open);
    const keys = { ...open, secret };
    const view = await getOrCreateKey(open.database, secret, "plan-view", planId);
    const shown = async () => (await openPlanLink(keys, view))?.viewShowsDetails;
    expect(await shown()).toBe(false);
    let told = 0;
    const listening = await open.listen(plansChannel, () => void (told += 1));
    await changePlanLinks(keys, planId, { what: "details", show: true });
    expect(await shown()).toBe(true);
    await expect.poll(() => told).toBeGreaterThan(0);
    await changePlanLinks(keys, planId, { what: "details", show: false });
    expect(await shown()).toBe(false);
    await listening.close();
    expect((await openPlanLink(keys, view))?.keys).toBeNull();
  });
});
