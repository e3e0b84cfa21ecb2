import type { PlanUpdater } from "#app/messaging/plan-updater.ts";
import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { eraseFromPlans } from "#app/operator/erasure/erase-from-plans.server.ts";
import { createErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { createPlan, readUpdates, saveUpdate } from "#app/plan/repository/plan-repository.server.ts";
import { weddingProjection } from "#app/plan/document/projection-types.ts";
import { readProjection } from "#app/plan/repository/read-projections.server.ts";
import type { Database } from "#database/database.ts";
import { planReadModels } from "#database/schema/index.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { startPlanUpdater } from "./plan-updater.server.ts";

const openWork = (database: Database): PlanUpdater & AsyncDisposable => {
  const work = startPlanUpdater(database, (_what, error) => {
    throw error;
  });
  return { ...work, [Symbol.asyncDispose]: work.close };
};

/** A device that saves each change of a plan. */
async function planOf(database: Database) {
  const document = new Doc();
  const planId = await createPlan(database, crypto.randomUUID());
  const change = async (edit: (document: Doc) => void) => {
    const before = encodeStateVector(document);
    edit(document);
    await saveUpdate(database, planId, "plan", encodeStateAsUpdate(document, before));
  };
  const call = async (title: string) => change((plan) => putRow(wedding, plan, weddingRowId, { title }));
  const title = async () =>
    (await readProjection(database, weddingProjection, { planId, kind: "wedding" }))?.title;
  return { planId, change, call, title };
}

forEachDatabase((openDatabase) => {
  test("readers see what a plan says now, whichever process told them last", async () => {
    await using open = await openDatabase();
    const { database } = open;
    await using one = openWork(database);
    await using other = openWork(database);
    const { planId, call, title } = await planOf(database);
    await call("Simran and Daniel");
    await one.upToDate(planId);
    await call("Daniel and Simran");
    await other.upToDate(planId);
    await call("Simran and Daniel");
    await one.upToDate(planId);
    expect(await title()).toBe("Simran and Daniel");
  });

  test("readers are told all again after an address was erased from a plan", async () => {
    await using open = await openDatabase();
    const { database } = open;
    await using work = openWork(database);
    const { planId, change, call } = await planOf(database);
    await call("Simran and Daniel");
    await change((plan) => putRow(households, plan, "gill", { name: "Gill", email: "gill@example.org" }));
    await change((plan) => putRow(households, plan, "gill", { email: "" }));
    await work.upToDate(planId);
    const before = await database.select({ kind: planReadModels.kind }).from(planReadModels);
    await database.transaction(async (transaction) =>
      eraseFromPlans(createErasureContext(transaction), "gill@example.org"),
    );
    await work.upToDate(planId);
    expect(await database.select({ kind: planReadModels.kind }).from(planReadModels)).toHaveLength(
      before.length,
    );
  });

  test("a text that is cut within a letter keeps nobody from reading", async () => {
    await using open = await openDatabase();
    await using work = openWork(open.database);
    const { planId, call, title } = await planOf(open.database);
    await call(`${"x".repeat(119)}😀`);
    await work.upToDate(planId);
    expect(await title()).toBe(`${"x".repeat(119)}\uFFFD`);
  });

  test("the changes of a plan are put together while more come, and nothing of it is news", async () => {
    await using open = await openDatabase();
    const { database } = open;
    await using work = openWork(database);
    const { planId, call, title } = await planOf(database);
    for (let at = 0; at < 20; at += 1) await call(`${at}`);
    const state = { isOver: false };
    const compacting = work.compact(planId, "plan").then(() => (state.isOver = true));
    let written = 0;
    while (!state.isOver && written < 200) {
      await call(`later ${(written += 1)}`);
      await setImmediate();
    }
    await compacting;
    expect(written).toBeGreaterThan(1);
    const rows = await readUpdates(database, planId, "plan");
    expect(rows.length).toBeLessThan(written + 2);
    await work.upToDate(planId);
    expect(await title()).toBe(`later ${written}`);
    const last = rows.at(-1)?.id ?? 0;
    await work.compact(planId, "plan");
    expect((await readUpdates(database, planId, "plan")).map(({ id }) => id)).toEqual([last]);
  });
});
