import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { makeSiteFolder } from "#test-support/site-folder.ts";
import { expectSaved, expectConverged, savePlan, PlanDevice } from "#test-support/plan-device.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { highLimitSiteScript, startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { createPostgresDatabase, forPostgres } from "#test-support/test-database.ts";

const isSoak = Boolean(process.env.SOAK);
const rounds = Number(process.env.CRASH_ROUNDS ?? (isSoak ? 20 : 3));
const seed = Number(process.env.CRASH_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
const timeout = 60_000 + rounds * 30_000;

/** Two devices, and what they were told at kills. */
function openDevices() {
  const devices = [new PlanDevice("phone"), new PlanDevice("laptop")] as const;
  let [savedBeforeKill, openAtKill] = [0, 0];
  return {
    devices,
    /** Both edit until they were told something new, and then until the kill. */
    editUntilKilled: async (kill: () => Promise<unknown>, random: () => number) => {
      const round = { isOver: false };
      const before = devices.map(({ toldSaved }) => toldSaved);
      const editing = devices.map((device) => device.editUntil(round, random));
      for (const [number, device] of devices.entries())
        await expect.poll(() => device.toldSaved, { timeout: 30_000 }).toBeGreaterThan(before[number] ?? 0);
      await wait(200 + random() * 800);
      const killed = kill();
      const told = devices.map(({ name, toldSaved }) => ({ name, toldSaved }));
      for (const { made, toldSaved } of devices) {
        savedBeforeKill += toldSaved;
        openAtKill += made - toldSaved;
      }
      await killed;
      round.isOver = true;
      await Promise.all(editing);
      return told;
    },
    /** Says how to run the same again. */
    report: () => {
      console.log(
        `CRASH_SEED=${seed} CRASH_ROUNDS=${rounds}: ${savedBeforeKill} edits were called kept before a kill, ${openAtKill} were not yet`,
      );
      // Otherwise the kills hit nothing, and the rounds prove nothing.
      expect(savedBeforeKill).toBeGreaterThan(rounds);
    },
    [Symbol.dispose]: () => {
      for (const device of devices) device.close();
    },
  };
}

test(
  "a site that is killed while two devices edit has every edit of which it said that it is kept",
  { timeout },
  async () => {
    const dataDir = await makeSiteFolder();
    const random = seededRandom(seed);
    using open = openDevices();
    let site = await startListeningSite({ DATA_DIR: dataDir }, highLimitSiteScript);
    try {
      const plan = await savePlan(site.origin);
      for (let number = 0; number < rounds; number += 1) {
        for (const device of open.devices) device.connect(site.origin, plan);
        const told = await open.editUntilKilled(() => {
          site.child.kill("SIGKILL");
          return site.ended;
        }, random);
        for (const device of open.devices) device.close();
        site = await startListeningSite({ DATA_DIR: dataDir }, highLimitSiteScript);
        await expectSaved(site.origin, plan, told);
      }
      // What was under way at a kill arrives when there is a way again.
      for (const device of open.devices) device.connect(site.origin, plan);
      await expectConverged(open.devices);
      open.report();
    } finally {
      await site[Symbol.asyncDispose]();
      removeFolder(dataDir);
    }
  },
);

/** The other node goes on meanwhile, so there is less to see in each. */
const kills = Math.ceil(rounds / 3);

forPostgres(() => {
  test(
    "one of two nodes is killed while a device edits through each: the other has what was called kept, and takes over",
    { timeout },
    async () => {
      await using opened = new AsyncDisposableStack();
      const { settings: database, drop } = await createPostgresDatabase();
      opened.defer(drop);
      const random = seededRandom(seed);
      using open = openDevices();
      const [phone, laptop] = open.devices;
      const settings = {
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl ?? "",
        SITE_SECRET: "a secret of thirty-two characters",
      };
      await using steady = await startListeningSite(settings, highLimitSiteScript);
      let mortal = await startListeningSite(settings, highLimitSiteScript);
      try {
        const plan = await savePlan(steady.origin);
        laptop.connect(steady.origin, plan);
        for (let number = 0; number < kills; number += 1) {
          phone.connect(mortal.origin, plan);
          const told = await open.editUntilKilled(() => {
            mortal.child.kill("SIGKILL");
            return mortal.ended;
          }, random);
          await expectSaved(steady.origin, plan, told);
          // As a proxy would send it: to the one that is there.
          phone.connect(steady.origin, plan);
          await phone.untilSaved();
          mortal = await startListeningSite(settings, highLimitSiteScript);
        }
        phone.connect(mortal.origin, plan);
        await expectConverged(open.devices);
        open.report();
      } finally {
        phone.close();
        laptop.close();
        await mortal[Symbol.asyncDispose]();
      }
    },
  );
});
