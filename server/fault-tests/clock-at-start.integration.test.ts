import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { openDatabase } from "#database/open-database.ts";
import { runDeskCommand } from "#test-support/run-desk.ts";
import { makeCouples, sendForm } from "#test-support/couples.ts";
import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { readMailFolder } from "#test-support/mail-folder.ts";
import { savePlan, PlanDevice } from "#test-support/plan-device.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

const yearMillis = 365 * 24 * 60 * 60 * 1000;
const soon = { timeout: 90_000, interval: 100 };

const counted = z.object({
  enquiries: z.coerce.number(),
  recipients: z.coerce.number(),
  mails: z.coerce.number(),
  links: z.coerce.number(),
  plans: z.coerce.number(),
  updates: z.coerce.number(),
});

/** How much there is of everything that somebody left, while no site runs. */
async function countAll(dataDir: string) {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { rows } = await database.execute(sql`
    select (select count(*) from enquiries) as enquiries,
      (select count(*) from enquiry_recipients) as recipients,
      (select count(*) from mails where kind not in ('clock-doubted', 'desk-digest')) as mails,
      (select count(*) from private_links) as links,
      (select count(*) from plans) as plans,
      (select count(*) from plan_updates) as updates`);
  await close();
  return { ...counted.parse(rows[0]), files: await countMailFiles(dataDir) };
}

/** Without the digest, which comes from seven in the morning on, at whatever hour this test runs. */
async function countMailFiles(dataDir: string): Promise<number> {
  const mails = await readMailFolder(dataDir);
  return mails.filter(({ subject }) => subject?.startsWith("Today: ") !== true).length;
}

test(
  "a site that is started with a clock two years off, ahead or behind, erases nothing until the desk confirms the date",
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeEmbeddedFolder();
    const clock = join(dataDir, "clock");
    const settings = { DATA_DIR: dataDir, MAIL_RETRY_SECONDS: "1", CLOCK_FILE: clock };
    const onClock = "test-support/serve-on-jumping-clock.ts";
    try {
      {
        await using site = await startListeningSite(settings, onClock);
        const couples = makeCouples("Before", 3, seededRandom(1));
        await Promise.all(couples.map((couple) => sendForm(site.origin, couple)));
        const device = new PlanDevice("phone");
        device.connect(site.origin, await savePlan(site.origin));
        device.edit();
        await device.untilSaved();
        device.close();
        await expect.poll(() => countMailFiles(dataDir), soon).toBe(6);
      }
      const before = await countAll(dataDir);
      expect(before).toMatchObject({ enquiries: 3, plans: 1 });

      for (const years of [2, -2]) {
        writeFileSync(clock, String(years * yearMillis));
        await using site = await startListeningSite(settings, onClock);
        await expect.poll(() => site.output().stderr, soon).toContain("Nothing is erased for its age");
        // The mail to the team is one file more, once.
        await expect.poll(() => countMailFiles(dataDir), soon).toBe(before.files + 1);
        const shown = await runDeskCommand(["clock", "show"], settings);
        expect(shown.exitCode).toBe(1);
        expect(shown.stdout).toContain("npm run desk -- clock confirm");
        site.child.kill("SIGTERM");
        await site.ended;
        expect(await countAll(dataDir)).toEqual({ ...before, files: before.files + 1 });
      }

      // The same years ahead, and the operator says that it is so.
      writeFileSync(clock, String(2 * yearMillis));
      await using site = await startListeningSite(settings, onClock);
      const { stdout } = await runDeskCommand(["clock", "show", "--json"], settings);
      const { today } = z.object({ today: z.string() }).parse(JSON.parse(stdout));
      expect(await runDeskCommand(["clock", "confirm", today], settings)).toMatchObject({ exitCode: 0 });
      site.child.kill("SIGTERM");
      await site.ended;
      await using again = await startListeningSite(settings, onClock);
      await expect.poll(() => again.output().stdout, soon).toContain("Erased as too old: ");
    } finally {
      removeFolder(dataDir);
    }
  },
);
