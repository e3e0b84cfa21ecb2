import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { and, between, like, not, sql } from "drizzle-orm";
import { z } from "zod";

import type { Database } from "#database/database.ts";
import { rateLimits } from "#database/schema/index.ts";

/** Maximum response time of the database before a proxy is sent elsewhere, in milliseconds. */
const databaseTimeoutMillis = 3_000;

/** How often a process tries whether the database saves, in milliseconds; in between its last answer counts. */
const probeMillis = 10_000;

/** The row of one process expires after this, in milliseconds; whoever counts clients removes it then. */
const probeRowMillis = 60 * 60 * 1000;

/** With less free disk space the embedded database may not save the next form: four files of its log. */
const minFreeBytes = 16 * 1024 * 1024;

/** Whether this process should get requests. */
export type Readiness = {
  /** Why it should get none, in words; null when it should. */
  reason: () => Promise<string | null>;
  /** The worker has started: requested jobs run. */
  begin: () => void;
  /** It will stop: requests are still answered, and their connections closed. */
  end: () => void;
  isStopping: () => boolean;
};

/**
 * Tracks whether the process is ready: it has started, is not stopping, its database answers and has the
 * migrations of this release. A newer database is fine: a newer node has migrated it.
 * @param newestMigration as readNewestMigration gives it
 * @param freeBytes free space on the embedded database's disk; PostgreSQL monitors its own
 */
export function watchReadiness(
  database: Database,
  newestMigration: number,
  freeBytes: (() => Promise<number>) | null = null,
): Readiness {
  const canSave = createSaveProbe(database);
  let state: "starting" | "working" | "stopping" = "starting";
  return {
    reason: async () => {
      if (state === "starting") return "The worker has not started yet.";
      if (state === "stopping") return "This process is stopping.";
      const known = await withTimeout(askDatabase(database)).catch(() => null);
      if (known === null) return "The database does not answer.";
      if (known.newest < newestMigration) return "The database lacks migrations of this release.";
      if (known.read_only) return "The database takes no changes.";
      if (freeBytes !== null && (await freeBytes()) < minFreeBytes) return "The disk is full.";
      return (await canSave()) ? null : "The database saves nothing.";
    },
    begin: () => void (state = "working"),
    end: () => void (state = "stopping"),
    isStopping: () => state === "stopping",
  };
}

/**
 * Whether the database saves something: only that shows a full disk behind a server that still reads. Tried now
 * and then, and again at once after it failed, on a row of this process alone.
 */
function createSaveProbe(database: Database): () => Promise<boolean> {
  const key = `ready:${randomUUID()}`;
  let lastSaved = Number.NEGATIVE_INFINITY;
  let underWay: Promise<boolean> | null = null;
  const tryNow = async () => {
    const saved = await withTimeout(save(database, key)).then(
      () => true,
      () => false,
    );
    lastSaved = saved ? performance.now() : Number.NEGATIVE_INFINITY;
    underWay = null;
    return saved;
  };
  return async () => (performance.now() - lastSaved < probeMillis ? true : (underWay ??= tryNow()));
}

async function save(database: Database, key: string): Promise<void> {
  const now = Date.now();
  const saved = { points: 0, expire: now + probeRowMillis };
  await database
    .insert(rateLimits)
    .values({ key, ...saved })
    .onConflictDoUpdate({ target: rateLimits.key, set: saved });
  await database
    .delete(rateLimits)
    .where(and(like(rateLimits.key, "ready:%"), not(between(rateLimits.expire, now, now + probeRowMillis))));
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/**
 * When the newest migration of this release was written, in milliseconds since 1970; the database identifies
 * it by that.
 */
export function readNewestMigration(migrationsFolder: string): number {
  const text = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
  return Math.max(...journal.parse(JSON.parse(text)).entries.map(({ when }) => when));
}

const answered = z.object({ newest: z.coerce.number(), read_only: z.boolean() });

async function askDatabase(database: Database) {
  const { rows } = await database.execute(sql`
    select coalesce(max(created_at), 0) as newest, current_setting('transaction_read_only') = 'on' as read_only
    from drizzle.__drizzle_migrations`);
  return answered.parse(rows[0]);
}

/** The same, or an error after the timeout. */
export function withTimeout<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const impatient = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("It takes too long")), databaseTimeoutMillis);
  });
  return Promise.race([answer, impatient]).finally(() => clearTimeout(timer));
}
