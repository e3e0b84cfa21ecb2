import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { root } from "../../tooling/project.mjs";
import { exitWithParentFlags } from "../../tooling/pinned-node.mjs";
import { siteSettingNames } from "../../tooling/site-setting-names.mjs";
import { UserFacingError } from "../../tooling/user-facing-error.mjs";

/**
 * @typedef {object} RunningSite
 * @property {string} origin such as http://localhost:40123
 * @property {number} pid of its process
 * @property {string} dataDir where it keeps its data, the mails it sends included
 * @property {Promise<unknown>} ended resolves when it ends, however that comes
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/** Empty, they count as not set. */
const noSettings = Object.fromEntries(siteSettingNames.map((name) => [name, ""]));

/**
 * Serves the site with an empty folder for its data, so that everybody sees the same.
 *
 * @param {object} [options]
 * @param {string} [options.folder] holds the project, built unless it is served from its sources
 * @param {boolean} [options.fromSources] with what only development has, and with reloading
 * @param {string} [options.port] a free one if it is 0
 * @returns {Promise<RunningSite>}
 */
export async function startSite({ folder = root, fromSources = false, port = "0" } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "wild-rose-site-"));
  const site = spawn(
    process.execPath,
    [
      ...(fromSources ? ["--conditions=development"] : []),
      ...exitWithParentFlags,
      "server/main.ts",
      ...(fromSources ? ["--dev"] : []),
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...noSettings,
        NODE_ENV: fromSources ? "development" : "production",
        PORT: port,
        DATA_DIR: dataDir,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
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
    return { origin, pid: site.pid ?? 0, dataDir, ended, stop };
  }
  await stop();
  throw new UserFacingError("The site ended before it was there.");
}
