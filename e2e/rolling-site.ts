import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import pg from "pg";

import { openBalancer } from "../test-support/balancer.ts";
import { makeOtherBuild } from "../test-support/other-build.ts";
import { openPostgresClusters } from "../test-support/postgres-clusters.ts";
import { startListeningSite, type SiteProcess } from "../test-support/site-process.ts";
import { removeFolder, temporaryFolder } from "../test-support/temporary-folder.ts";
import { postgresAdvice } from "../tooling/find-postgres.mjs";

import { test as base } from "./fixtures.ts";

/** A site of its own: two nodes on one PostgreSQL, behind a balancer. */
type Nodes = {
  /** Of the balancer. */
  origin: string;
  /** Of each node. */
  origins: () => string[];
  /** Stops a node in order while the other works, and starts another build of the site in its place. */
  upgrade: (node: number) => Promise<void>;
  /** What the nodes wrote to standard error, those that have ended included. */
  errors: () => string;
  /** References of the enquiries in the database. */
  readReferences: () => Promise<string[]>;
};

/** What the names of the other build's files end with. */
export const otherBuild = "up";

/** Tests of a site with several nodes that is upgraded while it is used. */
export const test = base.extend<object, { nodes: Nodes }>({
  nodes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      await using clusters = openPostgresClusters();
      if (clusters === null) throw new Error(`PostgreSQL was not found. ${postgresAdvice}`);
      const databaseUrl = await clusters.start("nodes");
      const root = makeOtherBuild(otherBuild);
      const folder = temporaryFolder("rolling");
      const started: SiteProcess[] = [];
      const start = async (node: number, build: string[] = []) => {
        const settings = {
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, `${node}`),
          // Shared, as in deploy/.
          ASSETS_DIR: join(folder, "assets"),
          SITE_SECRET: "a secret of thirty-two characters",
          // Longer than the balancer takes to see it.
          DRAIN_SECONDS: "1",
        };
        const site = await startListeningSite(settings, ["test-support/serve-other-build.ts", ...build]);
        started.push(site);
        return site;
      };
      const running = [await start(0), await start(1)];
      const origins = () => running.map(({ origin }) => origin);
      await using balancer = await openBalancer(origins);
      const upgrade = async (node: number) => {
        const before = running[node];
        if (before === undefined) throw new Error(`There is no node ${node}.`);
        await orLate(before[Symbol.asyncDispose](), () => `Node ${node} did not end: ${said(before)}`);
        running[node] = await orLate(
          start(node, [root]),
          () => `Node ${node} did not start again after ${said(before)}`,
        );
      };
      await use({
        origin: balancer.origin,
        origins,
        upgrade,
        errors: () => started.map((site) => site.output().stderr).join(""),
        readReferences: () => readReferences(databaseUrl),
      });
      await Promise.all(running.map((site) => site[Symbol.asyncDispose]()));
      [root, folder].forEach(removeFolder);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ nodes }, use) => use(nodes.origin),
});

/** How long a node may take to end or to start on a loaded machine, in milliseconds. */
const patience = 90_000;

/** Waits for a step of an upgrade, but not for ever: whoever walks meanwhile would walk on until the test times out. */
async function orLate<Value>(step: PromiseLike<Value>, describe: () => string): Promise<Value> {
  const late = new AbortController();
  const tooLate = wait(patience, undefined, { signal: late.signal }).then(() => {
    throw new Error(describe());
  });
  try {
    return await Promise.race([step, tooLate]);
  } finally {
    late.abort();
  }
}

const said = (site: SiteProcess) => JSON.stringify(site.output());

async function readReferences(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ reference: string }>("select reference from enquiries");
  await client.end();
  return rows.map(({ reference }) => reference);
}
