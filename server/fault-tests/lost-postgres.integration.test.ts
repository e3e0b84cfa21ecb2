import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { openDatabase } from "#database/open-database.ts";
import { listings } from "#database/schema/index.ts";
import { makeCouples, sendForm, findWrongResponses, findWrongRows } from "#test-support/couples.ts";
import { readMailFolder } from "#test-support/mail-folder.ts";
import { missingTool } from "#test-support/missing-tool.ts";
import { startDisposablePostgres } from "#test-support/disposable-postgres.ts";
import { savePlan, PlanDevice } from "#test-support/plan-device.ts";
import { readFormValues } from "#test-support/read-form.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { highLimitSiteScript, startListeningSite } from "#test-support/site-process.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";
import { weddingDay } from "#test-support/sample-days.ts";

const isSoak = Boolean(process.env.SOAK);
const kills = Number(process.env.CRASH_ROUNDS ?? (isSoak ? 20 : 1));
const seed = Number(process.env.CRASH_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));

const soon = { timeout: 60_000, interval: 100 };

test(
  `PostgreSQL is killed while couples ask (${kills} times): pages go on, nothing is lost, and all comes back by itself`,
  { timeout: 180_000 + kills * 60_000 },
  async (context) => {
    const random = seededRandom(seed);
    await using postgres = await startDisposablePostgres();
    if (postgres === null) return missingTool(context, "no PostgreSQL was found");
    await using left = new AsyncDisposableStack();
    const dataDir = left.adopt(temporaryFolder("lost-postgres"), removeFolder);
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SITE_SECRET: "a secret of thirty-two characters",
      MAIL_RETRY_SECONDS: "1",
    };
    const { origin } = left.use(await startListeningSite(settings, highLimitSiteScript));
    const plan = await savePlan(origin);
    const device = left.adopt(new PlanDevice("phone"), (phone) => phone.close());
    device.connect(origin, plan);
    const couples = [];
    for (let round = 1; round <= kills; round += 1) {
      const now = makeCouples(`Kill ${round}`, 12, random);
      couples.push(...now);
      const sending = now.map(async (couple) => {
        await wait(random() * 60);
        await sendForm(origin, couple).catch(() => undefined);
      });
      await Promise.race(sending);
      await postgres.kill();
      await Promise.all(sending);

      // What everybody may see comes from memory, also a page that nobody has asked for before.
      for (const path of [`/vendors?q=kill-${round}`, "/", "/vendors/3", "/healthz"])
        expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
      const ready = await fetch(`${origin}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([503, "The database does not answer.\n"]);
      // Who sends a form without a script gets it back with all that was typed.
      const typed = {
        name: "Typed while it was away",
        email: "asha@example.ca",
        additionalInfo: "Long words",
      };
      const failed = await fetch(`${origin}/planning`, {
        method: "POST",
        headers: { Accept: "text/html" },
        body: new URLSearchParams({ ...typed, eventDate: weddingDay, formKey: `away-${seed}-${round}` }),
      });
      expect(failed.status).toBe(500);
      expect(readFormValues(await failed.text())).toMatchObject({
        name: [typed.name],
        additionalInfo: [typed.additionalInfo],
      });
      device.edit();

      await postgres.start();
      const readiness = async () => (await fetch(`${origin}/readyz`)).status;
      await expect.poll(readiness, soon).toBe(200);
      for (const couple of now) {
        // A form that failed is sent again under its own key; who has a reference gets the same one.
        couple.complaints.length = 0;
        await sendForm(origin, couple);
      }
      await device.untilSaved();
      await renameListing(postgres.url, `Renamed ${round}`);
      const renamed = async () =>
        (await (await fetch(`${origin}/vendors/76`)).text()).includes(`Renamed ${round}`);
      await expect.poll(renamed, soon).toBe(true);
    }
    // One to the team and one to the couple, each once.
    const arrived = async () => (await readMailFolder(dataDir)).length;
    await expect.poll(arrived, soon).toBe(couples.length * 2);
    expect(couples.flatMap(findWrongResponses)).toEqual([]);
    expect(await findWrongRows(couples, settings)).toEqual([]);
  },
);

async function renameListing(databaseUrl: string, name: string): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl, dataDir: "" });
  await database.transaction(async (transaction) => {
    await transaction.update(listings).set({ name });
    await announceCatalogueChange(transaction);
  });
  await close();
}
