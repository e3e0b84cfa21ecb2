import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { openMailServer } from "#test-support/mail-server.ts";
import { readReference } from "#test-support/read-reference.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { highLimitSiteScript, startListeningSite } from "#test-support/site-process.ts";
import type { MailServerBehaviour } from "#test-support/mail-server.ts";
import { weddingDay } from "#test-support/sample-days.ts";

/** How often the site is killed while couples write and the mail server is moody. */
const isSoak = Boolean(process.env.SOAK);
const kills = Number(process.env.CRASH_ROUNDS ?? (isSoak ? 20 : 3));
const seed = Number(process.env.CRASH_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
const couplesPerRound = 4;
/** One after the other, the worst first: a mail server that takes a mail and says nothing. */
const moods: readonly MailServerBehaviour[] = ["stall", "busy", "take-and-drop", "drop", "take"];

/** Longer than a form waits on a machine with much else to do, in milliseconds. */
const patience = 60_000;
/** The least time for the last mails: one that a killed site was sending is taken over after half a minute. */
const leastForMails = 150_000;

/** Every enquiry goes to the team and to the couple. */
const mailsPerCouple = 2;

async function post(origin: string, name: string): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/enquiries`, {
      method: "POST",
      body: new URLSearchParams({
        name,
        email: `${name}@couples.ca`,
        eventDate: weddingDay,
        formKey: `key-of-${name}-0123456789`,
      }),
    });
    return await readReference(response);
  } catch {
    return null;
  }
}

/** A busy site asks to come again in a few seconds, and so a couple does. */
async function postUntilAnswered(origin: string, name: string): Promise<string> {
  let reference: string | null = null;
  await expect
    .poll(async () => (reference = await post(origin, name)), { timeout: patience, interval: 1_000 })
    .toMatch(/^WR-/);
  return reference ?? "";
}

test(
  `every enquiry and every mail arrives although the mail server refuses, is silent, hangs up and comes back, and the site is killed ${kills} times`,
  async () => {
    const random = seededRandom(seed);
    await using mailServer = await openMailServer();
    const dataDir = await makeSiteFolder();
    try {
      const settings = {
        DATA_DIR: dataDir,
        SMTP_URL: mailServer.url,
        CONTACT_EMAIL: "hello@weddings.ca",
        TEAM_INBOX: "team@weddings.ca",
        SITE_URL: "https://weddings.ca",
        MAIL_RETRY_SECONDS: "1",
      };
      const names: string[] = [];
      const references = new Map<string, string>();
      let begun: number | undefined;
      for (let round = 0; round < kills; round += 1) {
        await using site = await startListeningSite(settings, highLimitSiteScript);
        begun ??= performance.now();
        mailServer.setMood(moods[round % moods.length] ?? "take");
        const couples = Array.from(
          { length: couplesPerRound },
          (_, number) => `round${round}couple${number}`,
        );
        names.push(...couples);
        const posts = couples.map(async (name) => {
          const reference = await post(site.origin, name);
          if (reference !== null) references.set(name, reference);
        });
        await wait(300 + random() * 2500);
        site.child.kill("SIGKILL");
        await site.ended;
        await Promise.all(posts);
      }
      // Silent for a while before a site that nobody kills, which gives up after half a minute and asks again.
      mailServer.setMood(isSoak ? "stall" : "take");
      await using site = await startListeningSite(settings, highLimitSiteScript);
      const asked = mailServer.asked();
      // Whoever got no answer sends the form again; whoever got one gets the same reference.
      for (const name of names) {
        const reference = await postUntilAnswered(site.origin, name);
        if (references.has(name)) expect(reference).toBe(references.get(name));
        references.set(name, reference);
      }
      if (isSoak) await expect.poll(() => mailServer.asked(), { timeout: 60_000 }).toBeGreaterThan(asked);
      mailServer.setMood("take");
      const arrived = () => new Set(mailServer.taken.map(({ messageId }) => messageId)).size;
      // Pauses double: after hours of trying the next one is hours long, and on a slow machine all of this took long.
      const tried = performance.now() - (begun ?? 0);
      await expect
        .poll(arrived, { timeout: leastForMails + 2 * tried, interval: 500 })
        .toBe(names.length * mailsPerCouple);
      for (const name of names) {
        const reference = references.get(name) ?? "";
        const about = mailServer.taken.filter(({ text }) => text?.includes(reference));
        const recipients = about.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
        expect(new Set(recipients)).toEqual(new Set(["team@weddings.ca", `${name}@couples.ca`]));
      }
      const again = mailServer.taken.length - names.length * mailsPerCouple;
      console.log(
        `CRASH_SEED=${seed} CRASH_ROUNDS=${kills}: ${names.length * mailsPerCouple} mails arrived, ${again} of them came more than once.`,
      );
    } finally {
      removeFolder(dataDir);
    }
  },
  // Not what it takes, but when it is over for good: all that waits within has a limit of its own.
  leastForMails + 300_000 + kills * 120_000,
);
