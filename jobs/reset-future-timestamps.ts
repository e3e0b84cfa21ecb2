import type { Pool } from "pg";

/**
 * After the database's clock was set back, the queue's earlier timestamps are in the future, and nothing
 * would run until then: jobs would not start, those of a dead process would not be reassigned, and the
 * queue's maintenance would stop. Such timestamps become the present; all others stay.
 */
export async function resetFutureTimestamps(pool: Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}

/** How far ahead a timestamp may be by itself: connections begin their transactions at different times. */
const slack = "interval '1 minute'";

const statements = [
  `update pgboss.job set start_after = now()
    where state < 'active'
      and start_after > now() + case state when 'retry' then make_interval(secs => coalesce(retry_delay_max, 0)) + ${slack}
        else interval '0' end`,
  `update pgboss.job set started_on = now(), heartbeat_on = now()
    where state = 'active' and greatest(started_on, heartbeat_on) > now() + ${slack}`,
  `update pgboss.queue set monitor_claim_on = null, maintain_on = null
    where greatest(monitor_claim_on, maintain_on) > now() + ${slack}`,
];
