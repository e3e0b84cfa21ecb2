import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { privatePathIn, readMailFolder } from "#test-support/mail-folder.ts";
import { readReference } from "#test-support/read-answer.ts";
import { startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

const hour = 60 * 60 * 1000;
const year = 366 * 24 * hour;
const soon = { timeout: 60_000, interval: 100 };

/** A form's key, which has to be long. */
const keyOf = (name: string) => `the-key-of-the-form-of-${name.replace(/\W/g, "-")}`;

/** A date so many years from now, as the form has it. */
const inYears = (years: number) => new Date(Date.now() + years * year).toISOString().slice(0, 10);

test(
  "when the clock jumps back an hour or on by a year, forms are taken, mails go out and links open",
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeEmbeddedFolder();
    const clock = join(dataDir, "clock");
    const setClock = (offset: number) => writeFileSync(clock, String(offset));
    setClock(0);
    try {
      await using site = await startListeningSite({ DATA_DIR: dataDir, MAIL_RETRY_SECONDS: "1" }, [
        "test-support/serve-with-other-clock.ts",
        clock,
      ]);
      const { origin } = site;
      const post = (fields: Record<string, string>) =>
        fetch(`${origin}/enquiries`, { method: "POST", body: new URLSearchParams(fields) });
      const asha = { name: "Asha", email: "asha@couples.ca", eventDate: inYears(3), formKey: keyOf("asha") };
      const mailsTo = async (email: string) =>
        (await readMailFolder(dataDir)).filter(({ to }) => to?.some(({ address }) => address === email));
      const askAs = async (email: string) => {
        const answer = await post({ ...asha, email, formKey: keyOf(email) });
        expect(answer.status).toBe(201);
        await expect.poll(async () => (await mailsTo(email)).length, soon).toBe(1);
      };
      const kept = { ...asha, email: "before@couples.ca", formKey: keyOf("before") };
      const reference = await readReference(await post(kept));
      expect((await post(asha)).status).toBe(201);
      await expect.poll(async () => (await mailsTo(asha.email)).length, soon).toBe(1);
      const [mail] = await mailsTo(asha.email);
      const privatePath = privatePathIn(mail);
      expect(privatePath).not.toBe("");
      // As many as one address may get in an hour: the next has to wait.
      for (let more = 2; more <= 10; more += 1)
        expect((await post({ ...asha, formKey: keyOf(`asha-${more}`) })).status).toBe(201);
      const oneMore = () => post({ ...asha, formKey: keyOf("one-more") });
      expect((await oneMore()).status).toBe(429);

      setClock(-hour);
      await askAs("back@couples.ca");
      expect((await fetch(`${origin}${privatePath}`)).status).toBe(200);
      expect(await readReference(await post(kept))).toBe(reference);
      // Still counted, and nobody is told to wait for longer than the jump and the limit together.
      const stillWaiting = await oneMore();
      expect(stillWaiting.status).toBe(429);
      expect(Number(stillWaiting.headers.get("Retry-After"))).toBeLessThanOrEqual(2 * 3600);

      setClock(year);
      await askAs("on@couples.ca");
      expect((await fetch(`${origin}${privatePath}`)).status).toBe(200);
      expect((await post({ ...asha, eventDate: inYears(0.5), formKey: keyOf("past") })).status).toBe(422);
      expect((await oneMore()).status).toBe(201);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(site.output().stderr).toBe("");
    } finally {
      removeFolder(dataDir);
    }
  },
);
