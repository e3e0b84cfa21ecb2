import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runChild } from "./child-processes.mjs";
import { freePort } from "./free-port.mjs";
import { isWindows } from "./project.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

/** Nothing here has to survive a power cut, so nothing waits for the disk. */
const forTests = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  lc_messages: "C",
};

/**
 * Starts an empty PostgreSQL that only this machine reaches, on a port of its own.
 *
 * @param {object} options
 * @param {{ bin: string, version: number }} options.postgres from findPostgres
 * @param {string} options.folder is made; holds the data and the log. One that is there is started again
 * @param {(pid: number) => void} options.onStart told the server's process, which the caller ends
 * @param {Record<string, string>} [options.settings] others than those for tests; `port` for the same one again
 * @returns {Promise<string>} connection string of a superuser, who may create databases
 */
export async function startPostgres({ postgres, folder, onStart, settings: wanted = {} }) {
  const owner = unprivilegedUser();
  const data = dataOf(folder);
  const as = { cwd: folder, ...owner };
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
    await initialise(postgres, folder, as);
  }
  const password = readFileSync(passwordFile(folder), "utf8");

  for (let attempt = 1; ; attempt++) {
    const port = wanted.port ?? (await freePort());
    const log = join(folder, `log-${Date.now()}-${attempt}`);
    const writeLog = openSync(log, "a");
    const settings = Object.entries({ ...forTests, ...wanted, port }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    // Not through pg_ctl, whose server would have no parent process.
    const server = spawn(join(postgres.bin, "postgres"), ["-D", data, ...settings], {
      ...as,
      detached: !isWindows,
      stdio: ["ignore", writeLog, writeLog],
    });
    // The server has its own.
    closeSync(writeLog);
    if (server.pid !== undefined) onStart(server.pid);
    if (await isReady(server, log)) {
      server.unref();
      return `postgres://wildrose:${password}@127.0.0.1:${port}/postgres`;
    }
    // Another program may have taken the free port meanwhile.
    if (attempt === 3) throw new UserFacingError(`PostgreSQL does not start:\n${readFileSync(log, "utf8")}`);
  }
}

/** @param {string} folder */
const dataOf = (folder) => join(folder, "data");

/**
 * Whoever is on the machine reaches the port: without it they would be superusers while tests run.
 *
 * @param {string} folder
 */
const passwordFile = (folder) => join(folder, "password");

/**
 * Upper and lower case of accented letters need a UTF-8 locale; from 17 on PostgreSQL brings its own.
 *
 * @param {{ bin: string, version: number }} postgres
 * @param {string} folder
 * @param {{ cwd: string, uid?: number, gid?: number }} as
 */
async function initialise({ bin, version }, folder, as) {
  writeFileSync(passwordFile(folder), randomBytes(24).toString("hex"), { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) chownSync(passwordFile(folder), as.uid, as.gid);
  const ofTheSystem = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const locale =
    version >= 17
      ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      : [`--locale=${isWindows ? "C" : ofTheSystem}`];
  const args = ["-D", dataOf(folder), "-U", "wildrose", "--encoding=UTF8", "--no-sync"];
  const login = ["--auth=scram-sha-256", `--pwfile=${passwordFile(folder)}`];
  const { exitCode, output } = await runChild(join(bin, "initdb"), [...args, ...login, ...locale], as);
  if (exitCode !== 0) throw new UserFacingError(`PostgreSQL's initdb failed:\n${output}`);
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user here.
    }
  }
  throw new UserFacingError("PostgreSQL does not run as root, and there is no user postgres or nobody.");
}

/**
 * @param {import("node:child_process").ChildProcess} server
 * @param {string} log
 * @returns {Promise<boolean>} false when it ended instead
 */
async function isReady(server, log) {
  // A server that cannot even be started has no process, and reports it with an event as well.
  server.on("error", () => {});
  while (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
    if (/ready to accept (?:read-only )?connections/.test(readFileSync(log, "utf8"))) return true;
    await wait(50);
  }
  return false;
}
