import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { newAuthorSecret } from "#app/plan/document/author-id.ts";
import { formatToken, planSocketPath } from "#app/plan/document/sync-protocol.ts";
import { connectPlan, type SyncState } from "#app/plan/session/plan-connection.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { openDatabase } from "#database/open-database.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";
import { runDeskCommand } from "#test-support/run-desk.ts";
import { monitorHealth, type HealthReport } from "#test-support/health-monitor.ts";
import { hostileUpdates } from "#test-support/hostile-updates.ts";
import { HostileClient, type PlanTarget } from "#test-support/hostile-visitor.ts";
import { describeMemory, watchMemory } from "#test-support/memory-watch.ts";
import { savePlan, PlanDevice } from "#test-support/plan-device.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { waitingTimeHere, waitingTimesOf } from "#test-support/waiting-times.ts";
import { allocatorSettings, memoryFlags } from "../../tooling/memory-flags.mjs";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { startListeningSite, type SiteProcess } from "#test-support/site-process.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

const address = "a.guest@couple.example";

/**
 * How much more memory the site may have while it is attacked than before, in megabytes. Where others work beside
 * it, what it no longer needs is collected later: three runs of the same code took 49, 83 and 101.
 */
const maxGrowth = process.env.SOAK ? 100 : 150;
/**
 * How long an answer of /healthz takes at most, 99 times of a hundred, in milliseconds, while hostile changes
 * come. A soak has a machine for itself; where others work beside it, each step takes the site several times
 * as long.
 */
const maxHealthMillis = process.env.SOAK ? 100 : 1_000;
/** The same while connections are opened in masses that read nothing, or send megabytes before a key. */
const maxFloodedHealthMillis = 1_000;
/**
 * How long another couple waits for a change to arrive, and until a link it renewed is closed, in milliseconds;
 * where others work beside the site, it waits for its database behind the flood for longer.
 */
const maxNeighbourMillis = process.env.SOAK ? 2_000 : 6_000;

/** A stopwatch that leaves out how long the site and the test waited for a processor that others had. */
function startWatch({ child }: Pick<SiteProcess, "child">): () => number {
  const waited = () => waitingTimesOf(child.pid ?? 0).all + waitingTimeHere();
  const [begun, before] = [performance.now(), waited()];
  return () => performance.now() - begun - (waited() - before);
}

/** Renews the link to edit a plan that somebody else has open by it. @returns how long they stayed, in milliseconds */
async function renewOpenLink(site: Pick<SiteProcess, "child"> & { origin: string }): Promise<number> {
  const { planId, key } = await savePlan(site.origin);
  const url = `${site.origin.replace(/^http/, "ws")}${planSocketPath}`;
  const stranger = connectPlan(new Doc(), { url, planId, part: "plan", key });
  const becomes = (wanted: SyncState["state"]) =>
    new Promise<void>((resolve) => stranger.onKeeping(({ state }) => state === wanted && resolve()));
  await becomes("saved");
  const watch = startWatch(site);
  const renewed = await fetch(`${site.origin}/plans/${key}/share`, {
    method: "POST",
    body: new URLSearchParams({ what: "rotate", role: "edit" }),
    redirect: "manual",
  });
  expect(renewed.status).toBe(302);
  await becomes("refused");
  const took = watch();
  stranger.close();
  return took;
}

/** Such as 'p99 120 ms (its own 80 ms)'. */
const describeHealth = ({ p99, ofItsOwn }: HealthReport) =>
  `p99 ${Math.round(p99)} ms (its own ${Math.round(ofItsOwn.p99)} ms)`;

/** A couple's plan that names an address, and the keys to it. */
async function keepWedding(dataDir: string) {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const secret = readSiteSecret(readSettings({ DATA_DIR: dataDir }));
  const wedding = plannedWedding(200);
  wedding.getMap("households").set("household-0/email", address);
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(wedding));
  const keys = {
    edit: await getOrCreateKey(database, secret, "plan-edit", planId),
    propose: await getOrCreateKey(database, secret, "plan-propose", planId),
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
    const site = await startListeningSite(
      { DATA_DIR: dataDir, ...allocatorSettings },
      "test-support/serve-measured-site.ts",
      memoryFlags({}),
    );
    try {
      const visitor = new HostileClient(site.origin);
      const neighbourPlan = await savePlan(site.origin);
      const [phone, laptop] = [new PlanDevice("phone"), new PlanDevice("laptop")];
      for (const device of [phone, laptop]) device.connect(site.origin, neighbourPlan);
      const syncs = async () => {
        const watch = startWatch(site);
        phone.edit();
        await phone.untilSaved();
        await laptop.untilEdits(phone.made);
        return watch();
      };
      // The couple has its plan open while others write into it.
      const couple = new PlanDevice("couple");
      couple.connect(site.origin, { planId, key: keys.edit });
      // A site that is in use: what it always takes for that is there before.
      for (let times = 0; times < 5; times += 1) {
        await syncs();
        await renewOpenLink(site);
      }
      await wait(2_000);
      const health = () => monitorHealth({ pid: site.child.pid ?? 0, origin: site.origin });
      const corpusWatch = health();
      const memory = watchMemory(site);
      const round = { isOver: false };
      const [synced, renewed]: [number[], number[]] = [[], []];
      const editing = (async () => {
        while (!round.isOver) {
          synced.push(await syncs());
          await wait(200);
        }
      })();
      const renewing = (async () => {
        while (!round.isOver) {
          renewed.push(await renewOpenLink(site));
          await wait(500);
        }
      })();

      const anonymous = async (): Promise<PlanTarget> => {
        const { planId: own, key } = await savePlan(site.origin);
        return { planId: own, part: "plan", token: key };
      };
      const suggesting: PlanTarget = {
        planId,
        part: "proposals",
        token: formatToken({ key: keys.propose, authorSecret: newAuthorSecret() }),
      };
      const told = new Map<string, number>();
      const updates = hostileUpdates();
      expect(updates.length).toBeGreaterThanOrEqual(200);
      for (const { bytes } of updates) {
        const targets: PlanTarget[] = [
          await anonymous(),
          suggesting,
          { planId, part: "plan", token: keys.edit },
        ];
        const answers = await Promise.all(targets.map((target) => visitor.send(target, bytes)));
        for (const answer of answers) told.set(answer ?? "taken", (told.get(answer ?? "taken") ?? 0) + 1);
      }
      const judging = await corpusWatch.end();
      const floodWatch = health();
      const large = await anonymous();
      const own = new Doc();
      for (let task = 0; task < 4; task += 1) own.getMap("tasks").set(`${task}/title`, "x".repeat(950_000));
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
      await Promise.all([editing, renewing]);
      const { before, most } = memory.end();
      const flooded = await floodWatch.end();
      const [slowestChange, slowestRenewal] = [Math.max(...synced), Math.max(...renewed)];
      console.log(
        [...told].map(([word, count]) => `${word}: ${count}`).join(", "),
        `| /healthz ${describeHealth(judging)}, flooded ${describeHealth(flooded)}`,
        `| a neighbour's change arrives after ${Math.round(slowestChange)} ms at most, of ${synced.length}`,
        `| its renewal acts after ${Math.round(slowestRenewal)} ms at most, of ${renewed.length}`,
        `| ${describeMemory(before)}, at most ${describeMemory(most)}`,
      );
      expect(most.all - before.all).toBeLessThanOrEqual(maxGrowth);
      expect(judging.ofItsOwn.p99).toBeLessThanOrEqual(maxHealthMillis);
      expect(flooded.ofItsOwn.p99).toBeLessThanOrEqual(maxFloodedHealthMillis);
      expect(slowestChange).toBeLessThanOrEqual(maxNeighbourMillis);
      expect(slowestRenewal).toBeLessThanOrEqual(maxNeighbourMillis);
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
    expect(await runDeskCommand(["backup", file], settings)).toMatchObject({ exitCode: 0 });
    expect(await runDeskCommand(["erase", address, "--yes"], settings)).toMatchObject({ exitCode: 0 });
    expect(await runDeskCommand(["restore", file, "--replace"], settings)).toMatchObject({ exitCode: 0 });
    removeFolder(dataDir);
    removeFolder(backups);
  },
);
