import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { inProject, root } from "../scripts/prepare/project.mjs";
import { endingWithUs } from "../scripts/prepare/runtime.mjs";
import { hashSources } from "../scripts/prepare/sources-hash.mjs";
import { Trouble } from "../scripts/prepare/trouble.mjs";

export type BuiltSite = { origin: string; stop: () => Promise<void> };

/** Settings that a shell may have set for a real site; empty, they count as not set. */
const noSettings = Object.fromEntries(
  ["DATABASE_URL", "HOST", "REPLY_PROMISE", "SAMPLES", "SITE_SECRET", "SITE_URL", "TRUST_PROXY"].map(
    (name) => [name, ""],
  ),
);

/**
 * Serves the site as it was built, on a free port, with an empty folder for its data.
 * @throws Trouble when there is no build
 */
export async function startBuiltSite(): Promise<BuiltSite> {
  if (!existsSync(inProject("build/server/index.js")))
    throw new Trouble("There is no build to measure: run npm start once, or npx react-router build.");
  const dataDir = mkdtempSync(join(tmpdir(), "wild-rose-bench-"));
  const site = spawn(process.execPath, [...endingWithUs, "server/main.ts"], {
    cwd: root,
    env: { ...process.env, ...noSettings, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(site, "exit");
  const stop = async () => {
    site.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(site.stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin === undefined) continue;
    site.stdout.resume();
    return { origin, stop };
  }
  await stop();
  throw new Trouble("The site ended before it was there.");
}

/** Whether the build was made from the sources as they are; null when nothing says so. */
export function buildIsCurrent(): boolean | null {
  const stamp = inProject("build/.sources");
  return existsSync(stamp) ? readFileSync(stamp, "utf8") === hashSources(root) : null;
}
