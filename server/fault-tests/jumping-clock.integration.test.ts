import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import {
  makeCouples,
  sendForm,
  findWrongResponses,
  findWrongRows,
  type Couple,
} from "#test-support/couples.ts";
import { runDeskCommand } from "#test-support/run-desk.ts";
import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { readMailFolder } from "#test-support/mail-folder.ts";
import { expectSaved, savePlan, PlanDevice } from "#test-support/plan-device.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

const day = 24 * 60 * 60 * 1000;
const soon = { timeout: 90_000, interval: 100 };

test(
  "the clock jumps on by days and back by years: pages, enquiries, their mails, plans and the desk go on, and nobody is locked out",
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeEmbeddedFolder();
    const clock = join(dataDir, "clock");
    const setClock = async (offset: number) => {
      writeFileSync(clock, String(offset));
      await wait(50);
    };
    const settings = { DATA_DIR: dataDir, MAIL_RETRY_SECONDS: "1", CLOCK_FILE: clock };
    const mailFolder = join(dataDir, "mail");
    const mails = async () => (await readMailFolder(dataDir)).length;
    const [before, later, unsent, many, earlier] = ["Before", "Later", "Unsent", "Many", "Earlier"].map(
      (name) =>
        // More than one mailbox may be written to within an hour.
        name === "Many"
          ? makeCouples(name, 5, seededRandom(1), "many@couples.ca")
          : makeCouples(name, 2, seededRandom(1)),
    );
    if (!before || !later || !unsent || !many || !earlier) throw new Error("Five groups were made");
    try {
      await using site = await startListeningSite(settings, "test-support/serve-on-jumping-clock.ts");
      const { origin } = site;
      const sendAll = (couples: Couple[]) => Promise.all(couples.map((couple) => sendForm(origin, couple)));
      const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
      const expectWell = async () => {
        for (const path of ["/", "/vendors?q=roses", "/venues", "/vendors/list", "/planning", "/healthz"])
          expect([path, await statusOf(path)]).toEqual([path, 200]);
        await expect.poll(() => statusOf("/readyz"), soon).toBe(200);
      };
      const plan = await savePlan(origin);
      const device = new PlanDevice("phone");
      device.connect(origin, plan);
      const expectPlanSaved = async () => {
        device.edit();
        await device.untilSaved();
        await expectSaved(origin, plan, [device]);
      };
      await expectPlanSaved();
      await sendAll(before);
      await expect.poll(mails, soon).toBe(4);
      expect(await statusOf("/vendors/5")).toBe(200);

      await setClock(5 * day);
      await expectWell();
      await expectPlanSaved();
      await sendAll(later);
      await expect.poll(mails, soon).toBe(8);
      expect(await runDeskCommand(["listings", "retire", "5"], settings)).toMatchObject({ exitCode: 0 });
      await expect.poll(() => statusOf("/vendors/5"), soon).toBe(404);

      // While the clock is set back mails wait that could not be sent, and an address has reached its limit.
      rmSync(mailFolder, { recursive: true });
      writeFileSync(mailFolder, "no folder");
      await sendAll([...unsent, ...many]);
      const refused = many.filter(({ references }) => references.length === 0);
      expect(refused.map(({ complaints }) => complaints.join())).toEqual(
        refused.map(() => expect.stringContaining("was answered 429")),
      );
      expect(refused.length).toBeGreaterThan(0);
      const failed = async () =>
        (await runDeskCommand(["mail", "list", "--state", "retrying"], settings)).stdout.match(
          /no folder|EEXIST|ENOTDIR/g,
        );
      await expect.poll(failed, soon).not.toBeNull();

      await setClock(-3 * 365 * day);
      rmSync(mailFolder);
      await expectWell();
      await expectPlanSaved();
      for (const couple of refused) couple.complaints.length = 0;
      await sendAll([...refused, ...earlier]);
      await expect.poll(mails, soon).toBe((unsent.length + many.length + earlier.length) * 2);
      expect(await runDeskCommand(["listings", "restore", "5"], settings)).toMatchObject({ exitCode: 0 });
      await expect.poll(() => statusOf("/vendors/5"), soon).toBe(200);

      device.close();
      site.child.kill("SIGTERM");
      expect(await site.ended).toMatchObject({ exitCode: 0, signal: null });
      const all = [...before, ...later, ...unsent, ...many, ...earlier];
      expect(all.flatMap(findWrongResponses)).toEqual([]);
      expect(await findWrongRows(all, settings)).toEqual([]);
    } finally {
      removeFolder(dataDir);
    }
  },
);
