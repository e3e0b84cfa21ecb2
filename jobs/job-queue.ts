import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { fromDrizzle, PgBoss } from "pg-boss";

import type { OpenDatabase } from "#database/open-database.ts";
import type { Transaction } from "#database/database.ts";

import { bringToPresent } from "./reset-future-timestamps.ts";

/** What a queue promises to do with a job that fails. */
export type QueuePlan = {
  name: string;
  /** Pause before the second try, in seconds; it doubles with each try, up to `longestPause`. */
  firstPause: number;
  longestPause: number;
};

/** Jobs in the site's own database: they are committed with what causes them, and any node may do them. */
export type JobQueue = {
  /**
   * Adds a job as a part of a transaction. A job of the same key that has not ended yet is the same job.
   * @param key says what the job is about
   * @param priority jobs of a higher one are done first, however late they came
   */
  add: (transaction: Transaction, queue: string, key: string, priority?: number) => Promise<void>;
  /**
   * Does the jobs of a queue, several at a time, until `stop`.
   * @param handle does the job of a key; a job whose promise is rejected is tried again later
   */
  work: (queue: string, handle: (key: string) => Promise<void>) => Promise<void>;
  /** Ends when the jobs under way have ended. */
  stop: () => Promise<void>;
};

/** A worker that is alive says so this often, in seconds; when it is silent its job is taken over. */
const heartbeatSeconds = 10;
const pollSeconds = 1;
const jobsAtOnce = 4;
/**
 * How often workers are woken, in milliseconds. They reckon their pauses by the clock: when that is set back
 * by an hour while one looks for jobs, it would sleep for an hour.
 */
const wakeMillis = 5_000;
/** How long a job may still take when the process is to stop; then it is given back and tried again. */
const patienceMillis = 5_000;
/** Jobs are tried until whoever does them says that it is enough. */
const endlessly = 100_000;

const noJob = "00000000-0000-0000-0000-000000000000";

/**
 * Opens the job queue (pg-boss) on the site's own pool: its tables are made or brought up to date.
 * @throws what the database says
 */
export async function openJobQueue(
  open: Pick<OpenDatabase, "pool" | "kind">,
  plans: readonly QueuePlan[],
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: onPool(open.pool),
    backend: open.kind === "embedded" ? "pglite" : "postgres",
    // Nothing here runs by the clock.
    schedule: false,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  // A query that fails is said once here; the queue tries again by itself.
  boss.on("error", (error) => console.error(`The job queue had to wait: ${error.message}`));
  await oneAtATime(open, async () => {
    await boss.start();
    for (const plan of plans) await makeQueue(boss, plan);
  });
  const workers: string[] = [];
  const wakeUp = async () => {
    // What fails here fails for the workers, too, and they say so.
    await bringToPresent(open.pool).catch(() => {});
    for (const worker of workers) boss.notifyWorker(worker);
  };
  let waking = wakeUp();
  const waker = setInterval(() => void (waking = waking.then(wakeUp)), wakeMillis);
  return {
    add: async (transaction, queue, key, priority = 0) => {
      await boss.send(queue, { key }, { singletonKey: key, priority, db: fromDrizzle(transaction, sql) });
    },
    work: async (queue, handle) => {
      // Not several of one call: of those only the first can be woken.
      for (let count = 0; count < jobsAtOnce; count += 1) {
        const worker = await boss.work<{ key: string }>(
          queue,
          { pollingIntervalSeconds: pollSeconds },
          async ([job]) => {
            if (job !== undefined) await handle(job.data.key);
          },
        );
        workers.push(worker);
      }
    },
    stop: async () => {
      clearInterval(waker);
      await waking;
      await boss.stop({ graceful: true, close: false, timeout: patienceMillis });
    },
  };
}

/** Number of the advisory lock under which one process at a time makes the queue's tables. */
const startLock = 7_463_002;

/** Processes that start together on one PostgreSQL take turns; the embedded database has one process. */
async function oneAtATime(
  { pool, kind }: Pick<OpenDatabase, "pool" | "kind">,
  work: () => Promise<void>,
): Promise<void> {
  if (kind === "embedded") return work();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    try {
      await work();
    } finally {
      await client.query("select pg_advisory_unlock($1)", [startLock]);
    }
  } finally {
    client.release();
  }
}

async function makeQueue(boss: PgBoss, { name, firstPause, longestPause }: QueuePlan): Promise<void> {
  const options = {
    retryLimit: endlessly,
    retryDelay: firstPause,
    retryBackoff: true,
    retryDelayMax: longestPause,
    heartbeatSeconds,
    deleteAfterSeconds: 3600,
  };
  await boss.createQueue(name, { policy: "exclusive", ...options });
  // The queue may stand from an earlier release.
  await boss.updateQueue(name, options);
  // What it knows of a queue it asks for once, with a query of its own: never within a transaction,
  // which on a pool of one would wait for itself.
  await boss.getJobById(name, noJob);
}

function onPool(pool: Pool) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      // Several statements in one text are allowed only where no values come along.
      const result = await (values.length > 0 ? pool.query(text, values) : pool.query(text));
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}
