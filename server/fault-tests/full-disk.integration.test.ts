import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { makeCouples, sendForm, findWrongResponses, findWrongRows } from "#test-support/couples.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { readMailFolder } from "#test-support/mail-folder.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { startListeningSite, startSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

const soon = { timeout: 60_000, interval: 100 };

test(
  "on a full disk mails wait and the database ends with words; with room again all goes on, and nothing is lost",
  { timeout: 400_000 },
  async () => {
    const dataDir = await makeSiteFolder();
    const sign = join(dataDir, "full");
    const settings = { DATA_DIR: dataDir, MAIL_RETRY_SECONDS: "1", FULL_DISK_SIGN: sign };
    const onThisDisk = "test-support/serve-on-full-disk.ts";
    const mails = async () => (await readMailFolder(dataDir)).length;
    const [before, withoutMail, refused, after] = ["Before", "No mail", "Refused", "After"].map((name) =>
      makeCouples(name, 2, seededRandom(1)),
    );
    if (!before || !withoutMail || !refused || !after) throw new Error("Four groups of couples were made");
    const sendAll = (origin: string, couples: typeof before) =>
      Promise.all(couples.map((couple) => sendForm(origin, couple)));
    try {
      await using first = await startListeningSite(settings, onThisDisk);
      await sendAll(first.origin, before);
      await expect.poll(mails, soon).toBe(4);

      // No room for mails: enquiries are kept, and their mails wait.
      writeFileSync(sign, "/mail/");
      await sendAll(first.origin, withoutMail);
      await wait(2500);
      expect(await mails()).toBe(4);
      rmSync(sign);
      await expect.poll(mails, soon).toBe(8);
      expect(readdirSync(join(dataDir, "mail")).filter((name) => name.endsWith(".part"))).toEqual([]);

      // No room for the database: what cannot be kept is not acknowledged, and the site ends.
      writeFileSync(sign, "/database/");
      const unanswered = await Promise.allSettled(refused.map((couple) => sendForm(first.origin, couple)));
      expect(unanswered).toHaveLength(2);
      expect(refused.flatMap(({ references }) => references)).toEqual([]);
      const ended = await first.ended;
      expect(ended.exitCode).toBe(1);
      expect(ended.stderr).toMatch(/The embedded database has stopped: .*No space left on device/s);

      // Still no room: it says so, and leaves everything as it can be recovered.
      await using second = startSite(settings, onThisDisk);
      const { exitCode, stderr } = await second.ended;
      expect(exitCode).toBe(1);
      expect(stderr).toContain("No space left on device");
      expect(stderr).not.toContain("    at ");

      rmSync(sign);
      await using third = await startListeningSite(settings, onThisDisk);
      for (const couple of refused) couple.complaints.length = 0;
      await sendAll(third.origin, [...before, ...withoutMail, ...refused, ...after]);
      await expect.poll(mails, soon).toBe(16);
      third.child.kill("SIGTERM");
      expect(await third.ended).toMatchObject({ exitCode: 0, signal: null });
      const couples = [...before, ...withoutMail, ...refused, ...after];
      expect(couples.flatMap(findWrongResponses)).toEqual([]);
      expect(await findWrongRows(couples, settings)).toEqual([]);
    } finally {
      removeFolder(dataDir);
    }
  },
);
