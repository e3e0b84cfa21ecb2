import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { newAuthorSecret } from "#app/plan/document/author-id.ts";
import { writeToken } from "#app/plan/plan-wire.ts";
import { keyOf } from "#app/messaging/private-links/private-links.server.ts";
import { openDatabase } from "#database/open-database.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";
import { runDesk } from "#test-support/run-desk.ts";
import { watchHealth } from "#test-support/health-monitor.ts";
import { hostileUpdates } from "#test-support/hostile-updates.ts";
import { HostileVisitor, type Target } from "#test-support/hostile-visitor.ts";
import { keepPlan, PlanDevice } from "#test-support/plan-device.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { memoryFlags, oneHeap } from "../../scripts/prepare/memory-flags.mjs";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { roomySite, startListeningSite } from "#test-support/site-process.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

const address = "a.guest@couple.example";

/** A couple's plan that names an address, and the keys to it. */
async function keepWedding(dataDir: string) {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const secret = readSiteSecret(readSettings({ DATA_DIR: dataDir }));
  const wedding = plannedWedding(200);
  wedding.getMap("households").set("household-0/email", address);
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(wedding));
  const keys = {
    edit: await keyOf(database, secret, "plan-edit", planId),
    propose: await keyOf(database, secret, "plan-propose", planId),
  };
  await close();
  return { planId, keys };
}

test(
  "whatever strangers send by any link, the site and all other plans go on, and everything can be backed up, restored and erased",
  { timeout: 600_000 },
  async () => {
    const dataDir = await makeSiteFolder();
    const backups = temporaryFolder("backups");
    const { planId, keys } = await keepWedding(dataDir);
    const site = await startListeningSite({ DATA_DIR: dataDir, ...oneHeap }, roomySite, memoryFlags({}));
    try {
      const visitor = new HostileVisitor(site.origin);
      const neighbourPlan = await keepPlan(site.origin);
      const [phone, laptop] = [new PlanDevice("phone"), new PlanDevice("laptop")];
      for (const device of [phone, laptop]) device.connect(site.origin, neighbourPlan);
      const syncs = async () => {
        const begun = performance.now();
        phone.edit();
        await phone.untilKept();
        await laptop.untilEdits(phone.made);
        return performance.now() - begun;
      };
      // The couple has its plan open while others write into it.
      const couple = new PlanDevice("couple");
      couple.connect(site.origin, { planId, key: keys.edit });
      await syncs();
      await wait(2_000);
      const watch = watchHealth({ pid: site.child.pid ?? 0, origin: site.origin });
      const round = { isOver: false };
      const synced: number[] = [];
      const editing = (async () => {
        while (!round.isOver) {
          synced.push(await syncs());
          await wait(200);
        }
      })();

      const anonymous = async (): Promise<Target> => {
        const { planId: own, key } = await keepPlan(site.origin);
        return { planId: own, part: "plan", token: key };
      };
      const suggesting: Target = {
        planId,
        part: "proposals",
        token: writeToken({ key: keys.propose, authorSecret: newAuthorSecret() }),
      };
      const told = new Map<string, number>();
      for (const { bytes } of hostileUpdates()) {
        const targets: Target[] = [await anonymous(), suggesting, { planId, part: "plan", token: keys.edit }];
        const answers = await Promise.all(targets.map((target) => visitor.send(target, bytes)));
        for (const answer of answers) told.set(answer ?? "taken", (told.get(answer ?? "taken") ?? 0) + 1);
      }
      const large = await anonymous();
      const own = new Doc();
      for (let task = 0; task < 5; task += 1) own.getMap("tasks").set(`${task}/title`, "x".repeat(1_000_000));
      await visitor.send(large, encodeStateAsUpdate(own));
      const hangUps = await Promise.all(
        Array.from({ length: 10 }, () => visitor.askWithoutReading(large, 120)),
      );
      const early = await Promise.all(
        Array.from({ length: 25 }, () => visitor.sendBeforeKey(planId, 4_900_000)),
      );
      expect(early).not.toContain(true);
      expect(await visitor.openSessions(large, 240)).toBeLessThan(10_000);
      await wait(1_000);
      for (const hangUp of hangUps) hangUp();

      round.isOver = true;
      await editing;
      const { p99, longest, before, most } = await watch.end();
      console.log(
        [...told].map(([word, count]) => `${word}: ${count}`).join(", "),
        `| /healthz p99 ${Math.round(p99)} ms, longest ${Math.round(longest)} ms`,
        `| a neighbour's change arrives after ${Math.round(Math.max(...synced))} ms at most`,
        `| ${Math.round(before)} MB, at most ${Math.round(most)} MB`,
      );
      // No plan is set aside, and nothing goes wrong within.
      const { stdout, stderr } = site.output();
      expect((stdout + stderr).split("\n").filter((line) => line.includes('"kind":"error"'))).toEqual([]);
      expect(site.child.exitCode).toBeNull();
      await syncs();
      for (const device of [phone, laptop, couple]) device.close();
    } finally {
      await site[Symbol.asyncDispose]();
    }
    const settings = { DATA_DIR: dataDir };
    const file = join(backups, "after.gz");
    expect(await runDesk(["backup", file], settings)).toMatchObject({ exitCode: 0 });
    expect(await runDesk(["erase", address, "--yes"], settings)).toMatchObject({ exitCode: 0 });
    expect(await runDesk(["restore", file, "--replace"], settings)).toMatchObject({ exitCode: 0 });
    removeFolder(dataDir);
    removeFolder(backups);
  },
);
