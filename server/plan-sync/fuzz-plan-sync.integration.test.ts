import { once } from "node:events";
import { createServer } from "node:http";

import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { connectPlan } from "#app/plan/session/plan-connection.ts";
import {
  documentNameOf,
  type PlanPart,
  type PlanRole,
  type StoredPart,
} from "#app/plan/document/parts-and-roles.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { planSocketPath } from "#app/plan/document/sync-protocol.ts";
import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import { plans } from "#database/schema/index.ts";
import { malformedFrames, recordFrames, sendFrames } from "#test-support/fuzz/malformed-plan-frames.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { readStoredDocument } from "#test-support/edit-stored-plan.ts";
import { highLimits } from "#test-support/high-limits.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { openPlanSync } from "./plan-sync.ts";

const isSoak = Boolean(process.env.SOAK);
const connections = Number(process.env.FUZZ_RUNS ?? (isSoak ? 100_000 : 600)) / 4;
const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
const secret = "a secret of thirty-two characters";

/** What a plan says, register by register. */
const saidIn = (database: Database, planId: string, part: StoredPart) =>
  readStoredDocument(database, planId, part, (plan) =>
    JSON.stringify(plannedNames.map((name) => plan.getMap(name))),
  );
const plannedNames = [...plannedWedding(1).share.keys()];

forEachDatabase((openDatabase) => {
  test(
    `whatever is sent over ${connections} connections (FUZZ_SEED=${seed}), links write no more than they may and the plan stays open`,
    { timeout: 60_000 + connections * 100 },
    async () => {
      await using open = await openDatabase();
      const { database } = open;
      const web = createServer();
      web.listen(0, "127.0.0.1");
      await once(web, "listening");
      const address = web.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const planWork = startPlanUpdater(database, () => {});
      const sync = await openPlanSync(open, planWork, `http://127.0.0.1:${port}`, {
        limits: highLimits.plans,
      });
      sync.listenOn(web);
      const url = `ws://127.0.0.1:${port}${planSocketPath}`;
      // The library tells the operator of every frame that it cannot read, and closes the connection.
      const told = (["error", "warn"] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
      try {
        const plan = async () =>
          createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plannedWedding(2)));
        const [written, looked, shown] = [await plan(), await plan(), await plan()];
        // Whose link to view opens everything.
        await database.update(plans).set({ viewShowsDetails: true }).where(eq(plans.id, shown));
        const frames = async (planId: string, link: PlanRole, part: PlanPart) =>
          recordFrames(
            url,
            documentNameOf(planId, part),
            await getOrCreateKey(database, secret, `plan-${link}`, planId),
          );
        const editing = [await frames(written, "edit", "plan"), await frames(written, "edit", "proposals")];
        const looking = [
          await frames(looked, "view", "outline"),
          await frames(looked, "propose", "plan"),
          await frames(shown, "view", "plan"),
          await frames(shown, "view", "proposals"),
        ];
        const unwritten = async () => [
          await saidIn(database, looked, "plan"),
          await saidIn(database, looked, "proposals"),
          await saidIn(database, shown, "plan"),
          await saidIn(database, shown, "proposals"),
        ];
        const before = await unwritten();

        for (const visit of fc.sample(malformedFrames([...editing, ...looking]), {
          seed,
          numRuns: connections,
        }))
          await sendFrames(url, visit);

        expect(await unwritten()).toEqual(before);
        for (const planId of [written, looked, shown]) await editHonestly(url, planId, database);
      } finally {
        for (const spy of told) spy.mockRestore();
        await sync.close();
        await planWork.close();
        web.close();
      }
    },
  );
});

/** Somebody with a good link opens the plan afterwards, writes and is told that it is saved. */
async function editHonestly(url: string, planId: string, database: Database): Promise<void> {
  const document = new Doc();
  const key = await getOrCreateKey(database, secret, "plan-edit", planId);
  const connection = connectPlan(document, { url, planId, part: "plan", key });
  let state = "";
  connection.onKeeping((keeping) => (state = keeping.state));
  await expect.poll(() => state, { timeout: 30_000 }).toBe("saved");
  document.getMap("wedding").set("wedding/title", "After all that");
  await expect.poll(() => state, { timeout: 30_000 }).toBe("saved");
  connection.close();
  expect(await saidIn(database, planId, "plan")).toContain("After all that");
}
