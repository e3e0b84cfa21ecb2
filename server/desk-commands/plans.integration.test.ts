import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { plansChannel } from "#app/plan/repository/plan-repository.server.ts";
import { privateLinks, rsvpReplies, householdPages, plans, planUpdates } from "#database/schema/index.ts";
import { createDesk } from "#server/desk-server.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { savePlanRows, canaryWord } from "#test-support/save-plan-rows.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { plansPerPage } from "#app/plan/repository/plan-sort-orders.ts";

async function openOffice(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database, kind } = open;
  const desk = createDesk({ database, databaseKind: kind, settings: sampleSettings(), secret });
  let heard = 0;
  const listening = await open.listen(plansChannel, () => {
    heard += 1;
  });
  return {
    ...open,
    ask: async (path: string, post?: object) => {
      const answer = await desk.request(path, post && { method: "POST", body: JSON.stringify(post) });
      return { status: answer.status, said: await answer.json() };
    },
    /** Resolves when the nodes were told since it was last asked. */
    told: async () => {
      await expect.poll(() => heard).toBeGreaterThan(0);
      heard = 0;
    },
    [Symbol.asyncDispose]: async () => {
      await listening.close();
      await open[Symbol.asyncDispose]();
    },
  };
}

forEachDatabase((openTestDatabase) => {
  test("the desk lists plans that nothing can open by their size, in pages, with nothing that they say", async () => {
    await using office = await openOffice(openTestDatabase);
    const { database, ask } = office;
    const small = await savePlanRows(database);
    const large = await savePlanRows(database, { bytes: 200_000, proposals: 10 });
    const dense = await savePlanRows(database, { bytes: 500, structs: 9000 });
    const all = (await ask("/plans")).said;
    expect(all).toMatchObject({ total: 3, quarantined: 0, page: 1, pages: 1 });
    expect(all.rows).toMatchObject([{ id: large }, { id: dense }, { id: small }]);
    expect(all.rows[0]).toMatchObject({
      bytes: { plan: 200_000, proposals: 10 },
      structs: 4,
      updates: 2,
      changes: 5,
      links: { edit: 1, view: 1, business: 2, household: 1 },
      quarantinedAt: null,
    });
    expect((await ask("/plans?sort=structs")).said.rows[0].id).toBe(dense);
    expect((await ask("/plans?sort=changed")).said.rows).toHaveLength(3);
    expect((await ask(`/plans/${large}`)).said).toEqual(all.rows[0]);
    for (const path of ["/plans", `/plans/${large}`, "/status"])
      expect(JSON.stringify((await ask(path)).said)).not.toContain(canaryWord);
    await database
      .insert(plans)
      .values(Array.from({ length: plansPerPage }, (_, number) => ({ submissionKey: `empty ${number}` })));
    expect((await ask("/plans?page=2")).said).toMatchObject({ page: 2, pages: 2, total: plansPerPage + 3 });
    expect((await ask("/plans?page=2")).said.rows).toHaveLength(3);
    for (const odd of ["?sort=title", "?page=0", "?page=x"])
      expect((await ask(`/plans${odd}`)).status).toBe(409);
  });

  test("a quarantined plan keeps its bytes until it is released, and every node is told of both", async () => {
    await using office = await openOffice(openTestDatabase);
    const { database, ask, told, pool } = office;
    const id = await savePlanRows(database);
    await savePlanRows(database);
    const stored = await database.select().from(planUpdates).where(eq(planUpdates.planId, id));
    expect((await ask(`/plans/${id}/quarantine`, { reason: " " })).status).toBe(409);
    const aside = await ask(`/plans/${id}/quarantine`, { reason: "It took 26 s to open." });
    expect(aside.said).toMatchObject({ id, quarantineReason: "It took 26 s to open." });
    await told();
    // Another reason; the day stays.
    expect((await ask(`/plans/${id}/quarantine`, { reason: "Looked at." })).said).toMatchObject({
      quarantinedAt: aside.said.quarantinedAt,
      quarantineReason: "Looked at.",
    });
    expect((await ask("/plans?quarantined")).said).toMatchObject({
      total: 1,
      quarantined: 1,
      rows: [{ id }],
    });
    expect((await ask("/status")).said).toMatchObject({ plans: 2, quarantinedPlans: 1 });
    expect((await createMetrics({ database, pool }).write()).text).toContain("wedding_plans_quarantined 1");
    expect(await database.select().from(planUpdates).where(eq(planUpdates.planId, id))).toEqual(stored);
    await told();
    expect((await ask(`/plans/${id}/release`, {})).said).toMatchObject({
      quarantinedAt: null,
      quarantineReason: null,
    });
    await told();
    expect((await ask("/status")).said).toMatchObject({ quarantinedPlans: 0 });
  });

  test("a deletion changes nothing until it is meant, then leaves nothing of the plan and tells every node", async () => {
    await using office = await openOffice(openTestDatabase);
    const { database, ask, told } = office;
    const id = await savePlanRows(database, { proposals: 5 });
    const other = await savePlanRows(database);
    const left = async () => ({
      plans: await database.select({ id: plans.id }).from(plans),
      updates: await database.$count(planUpdates),
      answers: await database.$count(rsvpReplies),
      pages: await database.$count(householdPages),
      links: await database.$count(privateLinks, sql`${privateLinks.kind} like 'plan-%'`),
    });
    const before = await left();
    expect((await ask(`/plans/${id}/delete`, { isTrial: true })).said).toMatchObject({
      done: false,
      plan: { id, links: { business: 2 } },
    });
    expect(await left()).toEqual(before);
    expect((await ask(`/plans/${id}/delete`, { isTrial: false })).said).toMatchObject({ done: true });
    await told();
    expect(await left()).toEqual({ plans: [{ id: other }], updates: 1, answers: 1, pages: 1, links: 4 });
    for (const path of [id, "x", "76", `${id}/x`, `x/delete`])
      expect((await ask(`/plans/${path}`)).status).toBe(404);
    for (const step of ["delete", "release", "quarantine"])
      expect((await ask(`/plans/${id}/${step}`, { isTrial: false, reason: "gone" })).status).toBe(404);
  });
});
