import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

import type { Database } from "#database/database.ts";

import { readBacklog } from "./read-backlog.ts";
import { withTimeout } from "./readiness.ts";
import type { RequestMeasurement } from "#server/log/request-measurement.ts";

export type Metrics = {
  observe: (measured: RequestMeasurement) => void;
  /** All current values, in the format of Prometheus. */
  write: () => Promise<{ contentType: string; text: string }>;
};

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The forms of couples, as the router names their routes. */
const formRoutes = ["/enquiries", "/planning"];

const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * Counts and measures what an operator has to watch (docs/operations.md). Labels are few, and contain nothing
 * that a visitor typed: no URL, no name, no key.
 */
export function createMetrics({
  database,
  pool,
}: {
  database: Pick<Database, "execute">;
  pool: Pool;
}): Metrics {
  const registry = new Registry();
  // Memory, processor, handles, garbage collection, and event loop lag.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "wedding_http_request_seconds",
    help: "Time until the answer to a request began, by route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  });
  // Known from the start: an alert on an increase misses the first failure of a series that begins with it.
  for (const route of formRoutes)
    for (const status of [200, 201, 500, 503]) requests.zero({ method: "POST", route, status });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `wedding_${name}`, help, labelNames, registers: [registry] });
  const mails = gauge("mails", "Mails that are not sent: waiting, retrying, dead", ["state"]);
  const oldest = gauge("mail_oldest_waiting_seconds", "Age of the oldest mail that still waits");
  const enquiries = gauge("enquiries", "Enquiries in the database");
  const held = gauge("held", "What waits for the desk before others see it", ["what"]);
  const quarantined = gauge("plans_quarantined", "Plans that nothing opens until the desk releases them");
  const backup = gauge("backup_age_seconds", "Time since the desk last made a backup");
  // Unknown until there is one: a database may be backed up by other tools.
  backup.remove();
  const clock = gauge("clock_doubted", "1 while the date is not believed and nothing is erased by it");
  const connections = gauge("database_connections", "Connections of this process", ["state"]);
  const up = gauge("database_up", "Whether the database answers");

  const readDatabase = async () => {
    connections.set({ state: "open" }, pool.totalCount);
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "wanted" }, pool.waitingCount);
    try {
      const backlog = await withTimeout(readBacklog(database));
      for (const [state, count] of Object.entries(backlog.mails)) mails.set({ state }, count);
      for (const [what, count] of Object.entries(backlog.held)) held.set({ what }, count);
      oldest.set(backlog.oldestWaitingSeconds);
      enquiries.set(backlog.enquiries);
      quarantined.set(backlog.quarantinedPlans);
      if (backlog.backupAgeSeconds === null) backup.remove();
      else backup.set(backlog.backupAgeSeconds);
      clock.set(backlog.clockDoubted);
      up.set(1);
    } catch {
      // The last known value stays: the alert is on this metric.
      up.set(0);
    }
  };

  return {
    observe: ({ method, route, status, seconds }) =>
      requests.observe({ method: methods.has(method) ? method : "other", route, status }, seconds),
    write: async () => {
      await readDatabase();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
