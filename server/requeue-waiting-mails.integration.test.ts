import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { mailQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { mails } from "#database/schema/index.ts";
import { openMailFixture } from "#test-support/mail-fixture.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { requeueWaitingMails } from "./requeue-waiting-mails.ts";

forEachDatabase((openTestDatabase) => {
  test("a waiting mail without a job gets one, however many with a job wait before it", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { database, jobs } = office;
    const post = async (count: number) => {
      const rows = Array.from({ length: count }, () => ({ kind: "desk-digest" as const }));
      const saved = await database.insert(mails).values(rows).returning({ id: mails.id });
      return saved.map(({ id }) => String(id));
    };
    const added: string[] = [];
    const add: typeof jobs.add = async (transaction, queue, key, priority) => {
      added.push(key);
      await jobs.add(transaction, queue, key, priority);
    };
    const requeue = async (seconds?: number) => {
      added.length = 0;
      await requeueWaitingMails({ database, jobs: { ...jobs, add } }, seconds);
      return added;
    };
    const before = await post(500);
    await database.transaction(async (transaction) => {
      for (const key of before) await jobs.add(transaction, mailQueue, key);
    });
    // More than one batch.
    const ofDesk = await post(501);
    expect(await requeue(3600)).toEqual([]);
    expect(await requeue()).toEqual(ofDesk);
    expect(await requeue()).toEqual([]);

    // The desk wants one sent again whose job is done.
    const [again = ""] = ofDesk;
    await database.execute(
      sql`update pgboss.job set state = 'completed', completed_on = now() where singleton_key = ${again}`,
    );
    expect(await requeue()).toEqual([again]);
  });
});
