import { appendFileSync, existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { startProcess, type RunningProcess } from "./child-process.ts";
import { inProject } from "./project-folder.ts";

export type SiteProcess = RunningProcess &
  AsyncDisposable & {
    /** Resolves to the site's origin once it listens; null when it has ended before. */
    listening: Promise<string | null>;
  };

/** A site with high form limits. */
export const highLimitSiteScript = "test-support/serve-with-high-limits.ts";

/**
 * Starts the built site as npm start does, on a free port.
 * @param script what serves it, with its arguments
 * @param flags of Node itself, such as memoryFlags gives
 * @throws Error when there is no build
 */
export function startSite(
  settings: Record<string, string>,
  script: string | string[] = "server/main.ts",
  flags: readonly string[] = [],
): SiteProcess {
  if (!existsSync(inProject("build/server/index.js")))
    throw new Error(
      "This test runs the built site, and there is no build. `node scripts/test.mjs unit` makes one first.",
    );
  const log = process.env.SITES_LOG;
  const logged: Record<string, string> = log === undefined ? {} : { LOG: "requests" };
  const started = startProcess([script].flat(), { PORT: "0", ...logged, ...settings }, flags);
  // The browser tests look for keys in what their sites wrote.
  if (log !== undefined)
    void started.ended.then(({ stdout, stderr }) => appendFileSync(log, `${stdout}${stderr}`));
  return {
    ...started,
    listening: originOf(started),
    [Symbol.asyncDispose]: async () => {
      started.child.kill("SIGTERM");
      await started.ended;
    },
  };
}

/**
 * The same, for tests that need a site that listens.
 * @throws Error with the site's output when it ends instead
 */
export async function startListeningSite(
  settings: Record<string, string>,
  script?: string | string[],
  flags?: readonly string[],
): Promise<SiteProcess & { origin: string }> {
  const site = startSite(settings, script, flags);
  const origin = await site.listening;
  if (origin !== null) return { ...site, origin };
  const { stdout, stderr } = await site.ended;
  throw new Error(`The site has ended instead of listening:\n${stdout}${stderr}`);
}

async function originOf({ child, output }: RunningProcess): Promise<string | null> {
  while (child.exitCode === null && child.signalCode === null) {
    const port = /Wild Rose Weddings is at http:\/\/localhost:(\d+)/.exec(output().stdout)?.[1];
    // By number: the address of localhost differs between systems.
    if (port !== undefined) return `http://127.0.0.1:${port}`;
    await wait(10);
  }
  return null;
}
