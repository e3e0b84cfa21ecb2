import type { Hono } from "hono";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { gateRules } from "./admission/gate.ts";
import { limitConnections, limitConnectionsOfAddress, serverOptions } from "./connection-limits.ts";
import { freeBytes } from "./data-folder.ts";
import { listenForDesk } from "./desk-socket.ts";
import type { Settings } from "./environment.ts";
import { openLog } from "./log/open-log.ts";
import { untilFault } from "./log/until-fault.ts";
import type { OpenSite, Progress } from "./open-site.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Site } from "./site.ts";
import type { Work } from "./background-work.ts";
import { createMetrics } from "./observability/metrics.ts";
import { readNewestMigration, watchReadiness } from "./observability/readiness.ts";
import { serveMetrics } from "./observability/serve-metrics.ts";
import type { Watch } from "./watch/watch.ts";

/** What the built server exports. */
export type BuiltServer = {
  openSite: (
    settings: Settings,
    migrationsFolder: string,
    progress: Progress,
    limits?: RateLimits,
  ) => Promise<OpenSite>;
  createApp: (site: Site, clientFolder: string, watch?: Watch) => Hono;
  /** The same behind its stored pages. */
  createListener: (site: Site, clientFolder: string, watch?: Watch) => Promise<RequestListener>;
  createDesk: (site: Site) => Hono;
  /** Begins to do what is to be done later, such as sending mails. */
  startWork: (site: Site, clientFolder: string) => Promise<Work>;
};

/** The port is taken by another program. */
class PortInUseError extends Error {
  override name = "PortInUseError";
}

/**
 * Opens the site, serves it until the process is asked to stop, and closes it in order: a proxy is
 * told, requests under way are answered, the worker gives its jobs back, the database closes last.
 * @param limits other than those of the site, for tests that send more forms than people do
 */
export async function serveSite(settings: Settings, projectRoot: string, limits?: RateLimits): Promise<void> {
  const server: BuiltServer = await import(pathToFileURL(join(projectRoot, "build/server/index.js")).href);
  const migrationsFolder = join(projectRoot, "database/migrations");
  const clientFolder = join(projectRoot, "build/client");
  // What is opened last is closed first.
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
    const desk = await listenForDesk(settings.dataDir, server.createDesk(site));
    opened.defer(desk.close);
  }
  const readiness = watchReadiness(
    site.database,
    readNewestMigration(migrationsFolder),
    site.databaseKind === "embedded" ? () => freeBytes(settings.dataDir) : null,
  );
  const metrics = await openMetrics(settings, { database: site.database, pool });
  if (metrics !== null) opened.defer(metrics.close);
  const log = settings.log === "requests" ? openLog() : null;
  // Closed after the server: requests under way have their lines, too.
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
  if (metrics !== null) console.log(`  Metrics are at ${metrics.address}`);
  console.log(`\nWild Rose Weddings is at ${localAddress(settings.host, portOf(web))}`);

  const why = await Promise.race([untilAskedToStop(), untilFault()]);
  readiness.end();
  // What has failed in a way that nobody foresaw should answer no more than it has to.
  if (why !== "fault") await wait(settings.drainSeconds * 1000);
  await plans.close();
  // Before the worker: a request under way may still add jobs.
  await closeServer(web);
  await work.stop();
}

/** Metrics on a port of their own, where the settings name one. */
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
  return { observe: metrics.observe, close, address: `${localAddress(metricsHost, port)}/metrics` };
}

/** Says in words when the port that is wanted belongs to another program. */
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
  if (!trustProxy) limitConnectionsOfAddress(web);
  web.listen(port, host);
  await orPortInUse(once(web, "listening"), port, "PORT=3001");
  return web;
}

/** The address to open on this machine. */
export function localAddress(host: string, port: number): string {
  const everyName = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${everyName ? "localhost" : host}:${port}`;
}

/** The port that was given, or found where 0 was. */
export function portOf(web: Server): number {
  const address = web.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Resolves at the first SIGINT or SIGTERM. */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

/** How long requests under way may take when the process stops: a letter may still wait in the line, and is then kept. */
const underWayMillis = gateRules.letter.patienceMillis + 5_000;

/** Lets running requests finish; connections that only wait are closed at once. Closed twice is closed. */
async function closeServer(web: Server): Promise<void> {
  if (!web.listening) return;
  const closed = new Promise((resolve) => web.close(resolve));
  web.closeIdleConnections();
  const impatient = setTimeout(() => web.closeAllConnections(), underWayMillis);
  await closed;
  clearTimeout(impatient);
}

const printProgress: Progress = (step) => {
  const begun = performance.now();
  return (outcome = "") => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`  ${step} ... ${seconds} s${outcome === "" ? "" : ` (${outcome})`}`);
  };
};
