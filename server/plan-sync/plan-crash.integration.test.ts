import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";
import { Doc } from "yjs";
import { z } from "zod";

import { connectPlan, type PlanConnection } from "#app/plan/plan-connection.ts";
import { planSocketPath } from "#app/plan/plan-wire.ts";
import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { roomySite, startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

const isSoak = Boolean(process.env.SOAK);
const rounds = Number(process.env.CRASH_ROUNDS ?? (isSoak ? 20 : 3));
const seed = Number(process.env.CRASH_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));

type PlanKey = { planId: string; key: string };

/** A device that notes what it was told is kept. */
class Device {
  readonly document = new Doc();
  readonly name: string;
  made = 0;
  toldKept = 0;
  #connection: PlanConnection | null = null;

  constructor(name: string) {
    this.name = name;
  }

  connect(origin: string, { planId, key }: PlanKey): void {
    this.#connection?.close();
    const url = `${origin.replace(/^http/, "ws")}${planSocketPath}`;
    this.#connection = connectPlan(this.document, { url, planId, part: "plan", key });
    // Told synchronously: what is kept now is everything that was made so far.
    this.#connection.onKeeping(({ state }) => {
      if (state === "kept") this.toldKept = this.made;
    });
  }

  edit(): void {
    this.made += 1;
    this.document.getMap("edits").set(`${this.name} ${this.made}`, this.made);
  }

  async untilKept(): Promise<void> {
    await expect.poll(() => this.toldKept, { timeout: 30_000 }).toBe(this.made);
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}

test(
  "a site that is killed while two devices edit has every edit of which it said that it is kept",
  { timeout: 60_000 + rounds * 30_000 },
  async () => {
    const dataDir = await makeEmbeddedFolder();
    const random = seededRandom(seed);
    const devices = [new Device("phone"), new Device("laptop")];
    let [keptBeforeKill, openAtKill] = [0, 0];
    let site = await startListeningSite({ DATA_DIR: dataDir }, roomySite);
    try {
      const plan = await keepPlan(site.origin);
      for (let number = 0; number < rounds; number += 1) {
        for (const device of devices) device.connect(site.origin, plan);
        const round = { isOver: false };
        const editing = devices.map(async (device) => {
          while (!round.isOver) {
            for (let burst = random() * 8; burst > 0; burst -= 1) {
              device.edit();
              await wait(random() * 8);
            }
            // People pause; now and then until the plan is kept, mostly not.
            const impatience = performance.now() + random() * 400;
            while (!round.isOver && device.toldKept < device.made && performance.now() < impatience)
              await wait(5);
          }
        });
        await expect
          .poll(() => Math.min(...devices.map(({ toldKept }) => toldKept)), { timeout: 30_000 })
          .toBeGreaterThan(number);
        await wait(200 + random() * 800);
        site.child.kill("SIGKILL");
        const told = devices.map(({ name, toldKept }) => ({ name, toldKept }));
        keptBeforeKill += told.reduce((sum, { toldKept }) => sum + toldKept, 0);
        openAtKill += devices.reduce((sum, { made, toldKept }) => sum + made - toldKept, 0);
        await site.ended;
        round.isOver = true;
        await Promise.all(editing);
        for (const device of devices) device.close();

        site = await startListeningSite({ DATA_DIR: dataDir }, roomySite);
        // Somebody who has nothing yet sees what the server has.
        const stranger = new Device("stranger");
        stranger.connect(site.origin, plan);
        await expect
          .poll(() => stranger.document.getMap("edits").size, { timeout: 30_000 })
          .toBeGreaterThan(0);
        const there = stranger.document.getMap("edits");
        for (const { name, toldKept } of told)
          for (let edit = 1; edit <= toldKept; edit += 1) expect(there.get(`${name} ${edit}`)).toBe(edit);
        stranger.close();
      }
      // What was under way at a kill arrives when there is a way again.
      for (const device of devices) device.connect(site.origin, plan);
      for (const device of devices) device.edit();
      for (const device of devices) await device.untilKept();
      const all = devices.reduce((sum, { made }) => sum + made, 0);
      for (const { document } of devices)
        await expect.poll(() => document.getMap("edits").size, { timeout: 30_000 }).toBe(all);
      console.log(
        `CRASH_SEED=${seed} CRASH_ROUNDS=${rounds}: ${keptBeforeKill} edits were called kept before a kill, ${openAtKill} were not yet`,
      );
      expect(keptBeforeKill).toBeGreaterThan(rounds * 5);
    } finally {
      for (const device of devices) device.close();
      await site[Symbol.asyncDispose]();
      removeFolder(dataDir);
    }
  },
);

async function keepPlan(origin: string): Promise<PlanKey> {
  const body = new URLSearchParams({ formKey: crypto.randomUUID() });
  const answer = await fetch(`${origin}/plans`, { method: "POST", body });
  return z.object({ planId: z.uuid(), key: z.string() }).parse(await answer.json());
}
