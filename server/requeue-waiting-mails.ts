import { and, asc, eq, gt, not, sql } from "drizzle-orm";

import { mailPriority } from "#app/messaging/outbox/mail-kinds.ts";
import { mailQueue } from "#app/messaging/outbox/post-mails.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { mails } from "#database/schema/index.ts";
import { hasUnfinishedJob } from "#jobs/job-table.ts";

/** How many mails get their jobs in one transaction. */
const batchSize = 500;

/**
 * Gives every waiting mail without a job one: the desk posted it or wants it sent again, or a restored backup
 * holds mails but no jobs. However many wait with a job, none of them is in the way.
 * @param seconds only those that have waited this long
 */
export async function requeueWaitingMails(site: Pick<Site, "database" | "jobs">, seconds = 0): Promise<void> {
  let after: number | null = 0;
  while (after !== null) after = await requeueBatch(site, after, seconds);
}

/** @returns the last mail of a full batch; null where none is left */
async function requeueBatch(
  { database, jobs }: Pick<Site, "database" | "jobs">,
  after: number,
  seconds: number,
): Promise<number | null> {
  return database.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ id: mails.id, kind: mails.kind })
      .from(mails)
      .where(
        and(
          eq(mails.status, "waiting"),
          gt(mails.id, after),
          // A timestamp in the future: it was posted before the clock was set back.
          sql`${mails.createdAt} not between now() - make_interval(secs => ${seconds}) and now()`,
          not(hasUnfinishedJob(mailQueue, sql`${mails.id}::text`)),
        ),
      )
      .orderBy(asc(mails.id))
      .limit(batchSize);
    for (const { id, kind } of waiting)
      await jobs.add(transaction, mailQueue, String(id), mailPriority(kind));
    return waiting.length < batchSize ? null : (waiting.at(-1)?.id ?? null);
  });
}
