import { once } from "node:events";
import { createServer } from "node:http";

import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import { PlanWorker } from "#app/plan/worker/plan-worker.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { plans, planUpdates } from "#database/schema/index.ts";
import { portOf } from "#server/serve-site.ts";
import { register, writeUpdate } from "#test-support/hostile-updates.ts";
import { HostileClient } from "#test-support/hostile-visitor.ts";
import { PlanDevice } from "#test-support/plan-device.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { openPlanSync } from "./plan-sync.ts";

const secret = "a secret of thirty-two characters";

/** Half a minute of work for whoever opens it; saved when nothing was judged, and counted as if it had been. */
const endless = writeUpdate([
  { client: 7, structs: Array.from({ length: 90_000 }, () => register("a/title")) },
]);

forEachDatabase((openDatabase) => {
  test("a plan that keeps the thread busy for too long is set aside with its bytes, and another one goes on", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const told = vi.spyOn(console, "error").mockReturnValue();
    const web = createServer();
    web.listen(0, "127.0.0.1");
    await once(web, "listening");
    const origin = `http://127.0.0.1:${portOf(web)}`;
    const planWork = startPlanUpdater(database, () => {}, new PlanWorker(2));
    const sync = await openPlanSync(open, planWork, origin, { deadline: 2 });
    sync.listenOn(web);
    const neighbour = new PlanDevice("neighbour");
    try {
      const [stuck, good] = [
        await createPlan(database, crypto.randomUUID()),
        await createPlan(database, crypto.randomUUID()),
      ];
      await database.insert(planUpdates).values({ planId: stuck, part: "plan", bytes: endless, structs: 1 });
      neighbour.connect(origin, {
        planId: good,
        key: await getOrCreateKey(database, secret, "plan-edit", good),
      });
      neighbour.edit();
      await neighbour.untilSaved();

      const visitor = new HostileClient(origin);
      const target = {
        planId: stuck,
        part: "plan" as const,
        token: await getOrCreateKey(database, secret, "plan-edit", stuck),
      };
      await visitor.send(target, new Uint8Array([0, 0]));
      const standing = async () =>
        (await database.select().from(plans).where(eq(plans.id, stuck)))[0]?.quarantineReason;
      await expect.poll(standing, { timeout: 20_000 }).toContain("busy for more than 2 seconds");
      neighbour.edit();
      await neighbour.untilSaved();

      expect(await visitor.send(target, new Uint8Array([0, 0]))).toBe("quarantined");
      const rows = await database.select().from(planUpdates).where(eq(planUpdates.planId, stuck));
      expect(rows.map(({ bytes }) => bytes.byteLength)).toContain(endless.byteLength);
    } finally {
      neighbour.close();
      await sync.close();
      await planWork.close();
      web.close();
      told.mockRestore();
    }
  }, 120_000);
});
