import { expect, test } from "vitest";

import { forEachDatabase } from "#test-support/test-database.ts";

import { resetFutureTimestamps } from "./reset-future-timestamps.ts";
import { openJobQueue } from "./job-queue.ts";

forEachDatabase((openTestDatabase) => {
  test("what the queue noted before the clock was set back is of the present, and a pause stays a pause", async () => {
    await using open = await openTestDatabase();
    const jobs = await openJobQueue(open, [{ name: "letters", firstRetrySeconds: 1, maxRetrySeconds: 3600 }]);
    await open.database.transaction(async (transaction) => {
      for (const key of ["waits", "failed", "pauses", "begun"]) await jobs.add(transaction, "letters", key);
    });
    await jobs.stop();
    const set = (key: string, values: string) =>
      open.pool.query(`update pgboss.job set ${values} where data ->> 'key' = '${key}'`);
    const later = "now() + interval '3 years'";
    await set("waits", `start_after = ${later}`);
    await set("failed", `state = 'retry', start_after = ${later}`);
    await set("pauses", "state = 'retry', start_after = now() + interval '50 minutes'");
    await set("begun", `state = 'active', started_on = ${later}, heartbeat_on = ${later}`);
    await open.pool.query(`update pgboss.queue set monitor_claim_on = ${later}, maintain_on = ${later}`);

    await resetFutureTimestamps(open.pool);
    const { rows } = await open.pool.query<{ key: string }>(
      `select data ->> 'key' as key from pgboss.job
        where start_after > now() or coalesce(started_on, now()) > now() or coalesce(heartbeat_on, now()) > now()`,
    );
    expect(rows).toEqual([{ key: "pauses" }]);
    const queues = await open.pool.query(
      "select 1 from pgboss.queue where monitor_claim_on > now() or maintain_on > now()",
    );
    expect(queues.rows).toEqual([]);
  });
});
