import { setTimeout as wait } from "node:timers/promises";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { confirmApplication } from "#app/business/applications/confirm-application.server.ts";
import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { openDatabase } from "#database/open-database.ts";
import { applications } from "#database/schema/index.ts";
import { makeCouples, sendForm, findWrongRows } from "#test-support/couples.ts";
import { runDeskCommand } from "#test-support/run-desk.ts";
import { openMailServer, type TestMailServer } from "#test-support/mail-server.ts";
import { runNodeRounds, senderOf, startTwoNodes } from "#test-support/two-node-rounds.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { createPostgresDatabase, forPostgres } from "#test-support/test-database.ts";

const isSoak = Boolean(process.env.SOAK);
const kills = Number(process.env.CRASH_ROUNDS ?? (isSoak ? 20 : 1));
const seed = Number(process.env.CRASH_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));

/** Every enquiry goes to the team and to the couple. */
const mailsPerCouple = 2;

/**
 * What has to come. The morning's digest comes while something waits after seven o'clock in Alberta, and the mail
 * that asks an application to confirm only where a node finds it before the approval.
 */
const certain = ({ taken }: TestMailServer) =>
  taken.filter(({ subject }) => !/^(Today: |Please confirm your application )/.test(subject ?? ""));

const arrived = (mailServer: TestMailServer) =>
  new Set(certain(mailServer).map(({ messageId }) => messageId)).size;

forPostgres(() => {
  test(
    `two nodes share database, jobs and catalogue, and nothing is lost when one is killed (${kills} times)`,
    { timeout: 180_000 + kills * 30_000 },
    async () => {
      const random = seededRandom(seed);
      await using mailServer = await openMailServer();
      const { settings: database, drop } = await createPostgresDatabase();
      try {
        const settings = {
          DATA_DIR: database.dataDir,
          DATABASE_URL: database.databaseUrl ?? "",
          SITE_SECRET: "a secret of thirty-two characters",
          SMTP_URL: mailServer.url,
          CONTACT_EMAIL: "hello@weddings.ca",
          TEAM_INBOX: "team@weddings.ca",
          MAIL_FROM: "hello@weddings.ca",
          SITE_URL: "https://weddings.ca",
          MAIL_RETRY_SECONDS: "1",
        };
        await using two = await startTwoNodes(settings);

        // While nothing dies, both work, and no mail comes twice.
        const calm = makeCouples("Calm", 10, random);
        await Promise.all(calm.map((couple) => sendForm(two.proxy.origin, couple)));
        const calmMails = calm.length * mailsPerCouple;
        await expect.poll(() => arrived(mailServer), { timeout: 60_000, interval: 100 }).toBe(calmMails);
        expect(certain(mailServer)).toHaveLength(calmMails);
        const senders = mailServer.taken.map(({ from }) => from?.address);
        expect(new Set(senders)).toEqual(new Set([senderOf(0), senderOf(1)]));

        // What the desk approves is on both.
        const shown = await approveOne(settings, two.nodes);
        // To the team, and two to the business.
        const mailsOfApproval = 3;

        const report = await runNodeRounds(two, settings, kills, random);
        expect(report.faults).toEqual([]);
        expect(report.underWay).toBeGreaterThan(0);
        expect(report.pagesRead).toBeGreaterThan(0);
        const couples = [...calm, ...report.couples];
        const wanted = couples.length * mailsPerCouple + mailsOfApproval;
        await expect.poll(() => arrived(mailServer), { timeout: 120_000, interval: 100 }).toBe(wanted);
        for (const { name, email, references } of couples) {
          const about = mailServer.taken.filter(({ text }) => text?.includes(references[0] ?? name));
          const recipients = about.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
          expect(new Set(recipients)).toEqual(new Set(["team@weddings.ca", email]));
        }
        expect(await findWrongRows(couples, settings)).toEqual([]);
        console.log(
          `CRASH_SEED=${seed} CRASH_ROUNDS=${kills}: an approval was on both nodes after ${shown} ms; ` +
            `${couples.length} enquiries, ${report.underWay} under way at a kill; ${wanted} mails, ` +
            `${certain(mailServer).length - wanted} of them came more than once; ${report.pagesRead} pages read meanwhile`,
        );
      } finally {
        await drop();
      }
    },
  );
});

/**
 * Has the desk approve an application, and waits until its page is on every node.
 * @returns after how many milliseconds it was
 */
async function approveOne(
  settings: Record<string, string>,
  nodes: readonly { origin: string }[],
): Promise<number> {
  const office = await openDatabase({ databaseUrl: settings.DATABASE_URL ?? null, dataDir: "" });
  try {
    const { reference } = await saveApplication(
      { database: office.database, postMails: postWithoutJobQueue },
      sampleApplication(),
      null,
    );
    const isIt = eq(applications.reference, reference);
    const [row] = await office.database.select().from(applications).where(isIt);
    if (row === undefined) throw new Error("The application is not there");
    await confirmApplication({ database: office.database, postMails: postWithoutJobQueue }, row);
    const shows = nodes.map(async ({ origin }) => {
      for (;;) {
        const answer = await fetch(`${origin}/vendors?q=Zoe`);
        if ((await answer.text()).includes("Zoë &amp; Sons Cakes")) return performance.now();
        await wait(20);
      }
    });
    const approved = await runDeskCommand(["applications", "approve", reference], settings);
    expect(approved).toMatchObject({ exitCode: 0, stderr: "" });
    // The moment of the commit, as the database says it; the desk's own end comes later.
    const committed = await office.pool.query<{ ago: number }>(
      "select extract(epoch from clock_timestamp() - decided_at)::float * 1000 as ago from applications",
    );
    const at = performance.now() - (committed.rows[0]?.ago ?? 0);
    const seen = await Promise.all(shows);
    return Math.round(Math.max(...seen) - at);
  } finally {
    await office.close();
  }
}
