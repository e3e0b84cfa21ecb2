import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { fromDrizzle, PgBoss } from "pg-boss";

import type { OpenDatabase } from "#database/open-database.ts";
import type { Transaction } from "#database/database.ts";

import { resetFutureTimestamps } from "./reset-future-timestamps.ts";

/** A queue's policy for a failed job. */
export type QueueOptions = {
  name: string;
  /** Pause before the second try, in seconds; it doubles with each try, up to `maxRetrySeconds`. */
  firstRetrySeconds: number;
  maxRetrySeconds: number;
};

/** Jobs in the site's own database: they are committed with their cause, and any node may run them. */
export type JobQueue = {
  /**
   * Adds a job as a part of a transaction. A job with the key of an unfinished one is the same job.
   * @param key identifies the job's subject
   * @param priority jobs of a higher one run first, however late they were added
   */
  add: (transaction: Transaction, queue: string, key: string, priority?: number) => Promise<void>;
  /**
   * Runs the jobs of a queue, several at a time, until `stop`.
   * @param handle runs the job of a key; a job whose promise is rejected is tried again later
   */
  work: (queue: string, handle: (key: string) => Promise<void>) => Promise<void>;
  /** Resolves when the running jobs have ended. */
  stop: () => Promise<void>;
};

/** Heartbeat interval of a worker, in seconds; after a missing heartbeat its job goes to another worker. */
const heartbeatSeconds = 10;
const pollSeconds = 1;
const jobsAtOnce = 4;
/**
 * How often workers are woken, in milliseconds. They compute their pauses from the clock: if it were set back
 * by an hour during a poll, the worker would sleep for an hour.
 */
const wakeMillis = 5_000;
/** How long a job may still run when the process is to stop; then it is returned and tried again. */
const stopTimeoutMillis = 5_000;
/** Jobs are tried until their handler ends them. */
const endlessly = 100_000;

const noJob = "00000000-0000-0000-0000-000000000000";

/**
 * Opens the job queue (pg-boss) on the site's own pool: its tables are created or migrated.
 * @throws any error of the database
 */
export async function openJobQueue(
  open: Pick<OpenDatabase, "pool" | "kind">,
  plans: readonly QueueOptions[],
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: onPool(open.pool),
    backend: open.kind === "embedded" ? "pglite" : "postgres",
    // Nothing here runs on a schedule.
    schedule: false,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  // A failed query is reported here once; the queue tries again by itself.
  boss.on("error", (error) => console.error(`The job queue had to wait: ${error.message}`));
  await oneAtATime(open, async () => {
    await boss.start();
    for (const plan of plans) await makeQueue(boss, plan);
  });
  const workers: string[] = [];
  const wakeUp = async () => {
    // An error here also fails the workers, which report it.
    await resetFutureTimestamps(open.pool).catch(() => {});
    for (const worker of workers) boss.notifyWorker(worker);
  };
  let waking = wakeUp();
  const waker = setInterval(() => void (waking = waking.then(wakeUp)), wakeMillis);
  return {
    add: async (transaction, queue, key, priority = 0) => {
      await boss.send(queue, { key }, { singletonKey: key, priority, db: fromDrizzle(transaction, sql) });
    },
    work: async (queue, handle) => {
      // One worker per call: of several in one call only the first can be woken.
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
      await boss.stop({ graceful: true, close: false, timeout: stopTimeoutMillis });
    },
  };
}

/** Number of the advisory lock under which one process at a time creates the queue's tables. */
const startLock = 7_463_002;

/**
 * Processes that start together on one PostgreSQL run one after the other; the embedded database has one
 * process.
 */
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

async function makeQueue(
  boss: PgBoss,
  { name, firstRetrySeconds, maxRetrySeconds }: QueueOptions,
): Promise<void> {
  const options = {
    retryLimit: endlessly,
    retryDelay: firstRetrySeconds,
    retryBackoff: true,
    retryDelayMax: maxRetrySeconds,
    heartbeatSeconds,
    deleteAfterSeconds: 3600,
  };
  await boss.createQueue(name, { policy: "exclusive", ...options });
  // The queue may exist from an earlier release.
  await boss.updateQueue(name, options);
  // It loads a queue's metadata once, with a query of its own: never within a transaction, which on a pool of
  // one would wait for itself.
  await boss.getJobById(name, noJob);
}

function onPool(pool: Pool) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      // Several statements in one text are allowed only without parameters.
      const result = await (values.length > 0 ? pool.query(text, values) : pool.query(text));
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}
