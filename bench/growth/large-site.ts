import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { allocatorSettings, memoryFlags } from "../../tooling/memory-flags.mjs";
import { root } from "../../tooling/project.mjs";
import { exitWithParentFlags } from "../../tooling/pinned-node.mjs";
import { siteSettingNames } from "../../tooling/site-setting-names.mjs";
import { UserFacingError } from "../../tooling/user-facing-error.mjs";

export type LargeSite = {
  origin: string;
  /** From the start of the process until it listens, in milliseconds. */
  startedIn: number;
  /** Memory that is resident now, in bytes. */
  resident: () => number;
  stop: () => Promise<void>;
  /** Ends it as a failure of power does. */
  kill: () => Promise<void>;
  pid: number;
};

/**
 * Serves a database as `npm start` does, with the heap that docs/operations.md advises.
 * @param environment further settings
 */
export async function startLargeSite(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  heapMb: number,
  environment: Record<string, string> = {},
): Promise<LargeSite> {
  const begun = performance.now();
  const noSettings = Object.fromEntries(siteSettingNames.map((name) => [name, ""]));
  const flags = [...memoryFlags({ HEAP_MB: String(heapMb) }), ...exitWithParentFlags];
  const site = spawn(process.execPath, [...flags, "server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...noSettings,
      ...allocatorSettings,
      NODE_ENV: "production",
      LOG: "errors",
      PORT: "0",
      DATA_DIR: dataDir,
      ...(databaseUrl !== null && {
        DATABASE_URL: databaseUrl,
        SITE_SECRET: "only for this measurement, no secret",
      }),
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(site, "exit");
  for await (const line of createInterface(site.stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin === undefined) continue;
    const startedIn = performance.now() - begun;
    site.stdout.resume();
    return {
      origin,
      startedIn,
      resident: () => residentBytes(site.pid ?? 0),
      stop: async () => {
        site.kill("SIGTERM");
        await ended;
      },
      kill: async () => {
        site.kill("SIGKILL");
        await ended;
      },
      pid: site.pid ?? 0,
    };
  }
  throw new UserFacingError("The site ended before it was there.");
}

function residentBytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes ?? 0) * 1024;
}
