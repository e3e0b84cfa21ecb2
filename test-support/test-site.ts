import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createVite, type UserConfig } from "vite";

import type { Settings } from "#server/environment.ts";
import type { RateLimits } from "#server/rate-limits.ts";
import type { BuiltServer } from "#server/serve-site.ts";
import type { Site } from "#server/site.ts";
import type { Work } from "#server/start-work.ts";
import type { Watch } from "#server/watch/watch.ts";

import { makeEmbeddedFolder } from "./embedded-cluster.ts";
import { inProject } from "./project-folder.ts";
import { roomyLimits } from "./roomy-limits.ts";
import { sampleSettings } from "./sample-settings.ts";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";

/** The site from its sources, as production would answer, without a build. */
export type TestSite = AsyncDisposable & {
  site: Site;
  app: Hono;
  desk: Hono;
  /** Answers requests as a process does, with stored pages in front of the application. */
  listener: (watch?: Watch) => Promise<RequestListener>;
  /** What app/routes.ts names, as it was built. */
  routes: ServerBuild["routes"];
  /** Sends mails and whatever else is to be done later, until `stop`. */
  startWork: (clientFolder: string) => Promise<Work>;
  /** The same site under other settings (those of the database stay) or with other static files. */
  appWith: (settings: Partial<Settings>, clientFolder?: string) => Hono;
};

/**
 * Opens the site on an embedded database of its own, with the whole catalogue.
 * @param limits how many forms are taken
 */
export async function openTestSite(limits: RateLimits = roomyLimits): Promise<TestSite> {
  const sources = await openSources();
  const dataDir = await makeEmbeddedFolder();
  const settings = sampleSettings({
    dataDir,
    siteUrl: "http://localhost:3000",
    contactEmail: "hello@wildroseweddings.example",
    mailFrom: "hello@wildroseweddings.example",
    teamInbox: "hello@wildroseweddings.example",
  });
  const { site, close } = await sources.server.openSite(
    settings,
    inProject("database/migrations"),
    () => () => {},
    limits,
  );
  const appWith = (changes: Partial<Settings>, clientFolder = inProject("public")) =>
    sources.server.createApp(siteWith(site, changes), clientFolder);
  return {
    site,
    app: appWith({}),
    listener: (watch) => sources.server.createListener(site, inProject("public"), watch),
    desk: sources.server.createDesk(site),
    routes: sources.server.routes,
    startWork: (clientFolder) => sources.server.startWork(site, clientFolder),
    appWith,
    [Symbol.asyncDispose]: async () => {
      await close();
      await sources.close();
      removeFolder(dataDir);
    },
  };
}

/** The same site under other settings; its directory stays the one that is current at each request. */
function siteWith(site: Site, changes: Partial<Settings>): Site {
  return {
    ...site,
    settings: { ...site.settings, ...changes },
    get directory() {
      return site.directory;
    },
  };
}

type Sources = BuiltServer & Pick<ServerBuild, "routes">;

/** Loads server/app.ts through Vite as the build would compile it: production's React and modes, nothing for browsers. */
async function openSources(): Promise<{ server: Sources; close: () => Promise<void> }> {
  process.env.NODE_ENV = "production";
  const cacheDir = temporaryFolder("vite");
  const vite = await createVite({
    root: inProject("."),
    mode: "production",
    appType: "custom",
    logLevel: "warn",
    cacheDir,
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    plugins: [{ name: "as-built", enforce: "post", config: asBuilt }],
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module is server/app.ts, which Vite cannot say
  const server = (await vite.ssrLoadModule("./server/app.ts")) as unknown as Sources;
  return {
    server,
    close: async () => {
      await vite.close();
      removeFolder(cacheDir);
    },
  };
}

/** Takes back what the router's plugin sets for development: React's other JSX runtime, bundles for browsers. */
function asBuilt(config: UserConfig): UserConfig {
  config.optimizeDeps = { noDiscovery: true, include: [] };
  return { oxc: { jsx: { development: false } } };
}

/** Serves an application, or what node:http calls, on a free port of this machine. */
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
