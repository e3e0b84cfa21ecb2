import type { Hono } from "hono";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { concurrencyGateRules } from "./overload/concurrency-gate.ts";
import { limitConnections, limitConnectionsPerClient, serverOptions } from "./connection-limits.ts";
import { freeDiskBytes } from "./data-folder.ts";
import { serveDeskSocket } from "./desk-socket.ts";
import type { Settings } from "#app/messaging/settings.ts";
import { openLog } from "./log/open-log.ts";
import { untilUncaughtError } from "./log/uncaught-errors.ts";
import { reportError } from "./log/report-error.ts";
import { retainAssets } from "./retain-assets.ts";
import type { OpenSite, ReportProgress } from "./open-site.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { BackgroundWork } from "./background-work.ts";
import { createMetrics } from "./observability/metrics.ts";
import { readNewestMigration, watchReadiness } from "./observability/readiness.ts";
import { serveMetrics } from "./observability/serve-metrics.ts";
import type { Observers } from "./observability/observers.ts";

/** Exports of the built server. */
export type BuiltServer = {
  openSite: (
    settings: Settings,
    migrationsFolder: string,
    progress: ReportProgress,
    limits?: RateLimits,
  ) => Promise<OpenSite>;
  createApp: (site: Site, clientFolder: string, watch?: Observers) => Hono;
  /** The same behind the page cache. */
  createListener: (site: Site, clientFolder: string, watch?: Observers) => Promise<RequestListener>;
  createDesk: (site: Site) => Hono;
  /** Starts background work, such as sending mails. */
  startWork: (site: Site, clientFolder: string) => Promise<BackgroundWork>;
};

/** The port is in use by another program. */
class PortInUseError extends Error {
  override name = "PortInUseError";
}

/** Without the folder the site works; pages of another build may then miss their files. */
function saveAssets(clientFolder: string, assetsDir: string): void {
  try {
    retainAssets(clientFolder, assetsDir);
  } catch (error) {
    reportError({ what: `The assets of this build could not be saved in ${assetsDir}`, error });
  }
}

/**
 * Opens the site, serves it until the process is asked to stop, and closes it in order: a proxy is told,
 * requests in progress are answered, the worker returns its jobs, the database closes last.
 * @param limits other limits than the site's, for tests that send more forms than people do
 */
export async function serveSite(settings: Settings, projectRoot: string, limits?: RateLimits): Promise<void> {
  const server: BuiltServer = await import(pathToFileURL(join(projectRoot, "build/server/index.js")).href);
  const migrationsFolder = join(projectRoot, "database/migrations");
  const clientFolder = join(projectRoot, "build/client");
  // Closed in reverse order of opening.
  await using opened = new AsyncDisposableStack();
  const { site, pool, plans, close } = await server.openSite(
    settings,
    migrationsFolder,
    printProgress,
    limits,
  );
  opened.defer(close);
  // PostgreSQL serves the desk itself; the embedded database has one user, and that is the site.
  if (site.databaseKind === "embedded") {
    const desk = await serveDeskSocket(settings.dataDir, server.createDesk(site));
    opened.defer(desk.close);
  }
  const readiness = watchReadiness(
    site.database,
    readNewestMigration(migrationsFolder),
    site.databaseKind === "embedded" ? () => freeDiskBytes(settings.dataDir) : null,
  );
  saveAssets(clientFolder, settings.assetsDir);
  const metrics = await openMetrics(settings, { database: site.database, pool });
  if (metrics !== null) opened.defer(metrics.close);
  const log = settings.log === "requests" ? openLog() : null;
  // Closed after the server: requests in progress have log lines, too.
  if (log !== null) opened.defer(log.close);
  const listener = await server.createListener(site, clientFolder, {
    readiness,
    observe: (measured) => {
      metrics?.observe(measured);
      log?.request(measured);
    },
  });
  const web = await listen(listener, settings);
  opened.defer(() => closeServer(web));
  plans.listenOn(web, log ?? undefined);
  // Before the server, which waits for its connections.
  opened.defer(plans.close);
  const work = await server.startWork(site, clientFolder);
  readiness.begin();
  console.log(`  Mails go ${work.describe}`);
  if (settings.samples && isPublic(settings.siteUrl))
    console.log(
      "  SAMPLES are on: invented listings and ratings are shown at a public address. SAMPLES=off hides them.",
    );
  if (metrics !== null) console.log(`  Metrics are at ${metrics.address}`);
  console.log(`\nWild Rose Weddings is at ${localUrl(settings.host, portOf(web))}`);

  const why = await Promise.race([untilStopSignal(), untilUncaughtError()]);
  readiness.end();
  // After an unexpected error the process should answer no more than necessary.
  if (why !== "fault") await wait(settings.drainSeconds * 1000);
  await plans.close();
  // Before the worker: a request in progress may still add jobs.
  await closeServer(web);
  await work.stop();
}

/** Metrics on a separate port, where the settings name one. */
async function openMetrics(
  { metricsPort, metricsHost }: Settings,
  measured: Parameters<typeof createMetrics>[0],
) {
  if (metricsPort === null) return null;
  const metrics = createMetrics(measured);
  const { port, close } = await orPortInUse(
    serveMetrics(metrics, { port: metricsPort, host: metricsHost }),
    metricsPort,
    "METRICS_PORT=9465",
  );
  return { observe: metrics.observe, close, address: `${localUrl(metricsHost, port)}/metrics` };
}

/** Explains in words that the requested port belongs to another program. */
async function orPortInUse<Value>(opening: Promise<Value>, port: number, another: string): Promise<Value> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
      throw new PortInUseError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another: ${another} npm start`,
      );
    throw error;
  }
}

async function listen(listener: RequestListener, { port, host, trustProxy }: Settings): Promise<Server> {
  const web = createServer(serverOptions(), listener);
  limitConnections(web);
  if (!trustProxy) limitConnectionsPerClient(web);
  web.listen(port, host);
  await orPortInUse(once(web, "listening"), port, "PORT=3001");
  return web;
}

/** Whether people reach the site by this address: https, and a name that is not this machine's. */
const isPublic = (siteUrl: string) =>
  new URL(siteUrl).protocol === "https:" && new URL(siteUrl).hostname !== "localhost";

/** The URL to open on this machine. */
export function localUrl(host: string, port: number): string {
  const everyName = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${everyName ? "localhost" : host}:${port}`;
}

/** The requested port, or the one that was found where 0 was given. */
export function portOf(web: Server): number {
  const address = web.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Resolves at the first SIGINT or SIGTERM. */
export function untilStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

/** How long requests under way may take when the process stops: an interactive request may still wait in the line, and is then kept. */
const underWayMillis = concurrencyGateRules.interactive.patienceMillis + 5_000;

/** Lets running requests finish; idle connections are closed at once. A second call has no further effect. */
async function closeServer(web: Server): Promise<void> {
  if (!web.listening) return;
  const closed = new Promise((resolve) => web.close(resolve));
  web.closeIdleConnections();
  const impatient = setTimeout(() => web.closeAllConnections(), underWayMillis);
  await closed;
  clearTimeout(impatient);
}

const printProgress: ReportProgress = (step) => {
  const begun = performance.now();
  return (outcome = "") => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`  ${step} ... ${seconds} s${outcome === "" ? "" : ` (${outcome})`}`);
  };
};
