import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { pathToFileURL } from "node:url";

import type { RouteTable } from "#server/allowed-methods.ts";
import type { Settings } from "#app/messaging/settings.ts";
import type { PlanSync } from "#server/plan-sync/plan-sync.ts";
import type { RateLimits } from "#server/rate-limits.ts";
import type { BuiltServer } from "#server/serve-site.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { BackgroundWork } from "#server/background-work.ts";
import type { Observers } from "#server/observability/observers.ts";

import { build } from "../tooling/build.mjs";
import { makeSiteFolder } from "./site-folder.ts";
import { inProject } from "./project-folder.ts";
import { highLimits } from "./high-limits.ts";
import { sampleSecret, sampleSettings } from "./sample-settings.ts";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";

/** The site as it is built, opened within this process. */
export type TestSite = AsyncDisposable & {
  site: Site;
  app: Hono;
  desk: Hono;
  /** Handles requests as a process does, with the page cache in front of the application. */
  listener: (watch?: Observers) => Promise<RequestListener>;
  /** Synchronises plans between devices; it accepts connections once it listens on a server. */
  plans: PlanSync;
  /** The build's table of all routes. */
  routes: RouteTable;
  /** Runs background work, such as sending mails, until `stop`. */
  startWork: (clientFolder: string) => Promise<BackgroundWork>;
  /** The same site under other settings (those of the database stay) or with other static files. */
  appWith: (settings: Partial<Settings>, clientFolder?: string) => Hono;
};

/**
 * Opens the site with the whole catalogue.
 * @param limits of the forms
 * @param databaseUrl of an empty PostgreSQL database; otherwise it has its own embedded one
 */
export async function openTestSite(
  limits: RateLimits = highLimits,
  databaseUrl: string | null = null,
): Promise<TestSite> {
  const server = await openBuild();
  const dataDir = databaseUrl === null ? await makeSiteFolder() : temporaryFolder("site");
  const settings = sampleSettings({
    dataDir,
    databaseUrl,
    siteSecret: databaseUrl === null ? null : sampleSecret,
    // A folder that is there: what serves from another one says so in the log.
    assetsDir: dataDir,
    siteUrl: "http://localhost:3000",
    contactEmail: "hello@wildroseweddings.example",
    mailFrom: "hello@wildroseweddings.example",
    teamInbox: "hello@wildroseweddings.example",
  });
  const { site, plans, close } = await server.openSite(
    settings,
    inProject("database/migrations"),
    () => () => {},
    limits,
  );
  const appWith = (changes: Partial<Settings>, clientFolder = inProject("public")) =>
    server.createApp(siteWith(site, changes), clientFolder);
  return {
    site,
    app: appWith({}),
    listener: (watch) => server.createListener(site, inProject("public"), watch),
    desk: server.createDesk(site),
    plans,
    routes: server.routes,
    startWork: (clientFolder) => server.startWork(site, clientFolder),
    appWith,
    [Symbol.asyncDispose]: async () => {
      await close();
      removeFolder(dataDir);
    },
  };
}

/** The same site under other settings; its directory stays the current one at each request. */
function siteWith(site: Site, changes: Partial<Settings>): Site {
  return {
    ...site,
    settings: { ...site.settings, ...changes },
    get directory() {
      return site.directory;
    },
  };
}

/** The built site, rebuilt when a source has changed: by the first test that needs it. */
async function openBuild(): Promise<BuiltServer & { routes: RouteTable }> {
  await build();
  process.env.NODE_ENV = "production";
  return import(pathToFileURL(inProject("build/server/index.js")).href);
}

/** Serves an application, or a request listener, on a free port of this machine. */
export async function listenOnFreePort(
  served: Hono | RequestListener,
): Promise<AsyncDisposable & { port: number; origin: string }> {
  const server = createServer("fetch" in served ? getRequestListener(served.fetch) : served);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
