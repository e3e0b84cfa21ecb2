import { serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { listenForDesk } from "./desk-socket.ts";
import type { Settings } from "./environment.ts";
import type { OpenSite, Progress } from "./open-site.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Site } from "./site.ts";
import type { Work } from "./start-work.ts";

/** What the built server exports. */
export type BuiltServer = {
  openSite: (
    settings: Settings,
    migrationsFolder: string,
    progress: Progress,
    limits?: RateLimits,
  ) => Promise<OpenSite>;
  createApp: (site: Site, clientFolder: string) => Hono;
  createDesk: (site: Site) => Hono;
  /** Begins to do what is to be done later, such as sending mails. */
  startWork: (site: Site, clientFolder: string) => Promise<Work>;
};

/** The port is taken by another program. */
class PortInUseError extends Error {
  override name = "PortInUseError";
}

/**
 * Opens the site, serves it until the process is asked to stop, and closes it in order.
 * @param limits other than those of the site, for tests that send more forms than people do
 */
export async function serveSite(settings: Settings, projectRoot: string, limits?: RateLimits): Promise<void> {
  const server: BuiltServer = await import(pathToFileURL(join(projectRoot, "build/server/index.js")).href);
  const { site, plans, close } = await server.openSite(
    settings,
    join(projectRoot, "database/migrations"),
    printProgress,
    limits,
  );
  try {
    // PostgreSQL serves the desk itself; the embedded database has one user, and that is the site.
    const desk =
      site.databaseKind === "embedded"
        ? await listenForDesk(settings.dataDir, server.createDesk(site))
        : null;
    try {
      const clientFolder = join(projectRoot, "build/client");
      const app = server.createApp(site, clientFolder);
      const web = await listen(app, settings);
      plans.listenOn(web);
      const work = await server.startWork(site, clientFolder);
      console.log(`  Mails go ${work.describe}`);
      console.log(`\nWild Rose Weddings is at ${localAddress(settings.host, portOf(web))}`);
      await untilAskedToStop();
      await closeServer(web);
      await work.stop();
    } finally {
      await desk?.close();
    }
  } finally {
    await close();
  }
}

async function listen(app: Hono, { port, host }: Settings): Promise<ServerType> {
  const web = serve({ fetch: app.fetch, port, hostname: host });
  try {
    await once(web, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
      throw new PortInUseError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=3001 npm start`,
      );
    throw error;
  }
  return web;
}

/** The address to open on this machine. */
export function localAddress(host: string, port: number): string {
  const everyName = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${everyName ? "localhost" : host}:${port}`;
}

/** The port that was given, or found where 0 was. */
export function portOf(web: ServerType): number {
  const address = web.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Resolves at the first SIGINT or SIGTERM. */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

/** Lets running requests finish; connections that only wait are closed at once. */
async function closeServer(web: ServerType): Promise<void> {
  const closed = new Promise((resolve) => web.close(resolve));
  if ("closeIdleConnections" in web) web.closeIdleConnections();
  const impatient = setTimeout(() => "closeAllConnections" in web && web.closeAllConnections(), 5000);
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
