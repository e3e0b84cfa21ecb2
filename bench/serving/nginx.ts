import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../tooling/free-port.mjs";
import type { RecordedResponse } from "./record-responses.ts";

/** nginx of this machine; undefined where there is none. */
export function findNginx(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
}

/**
 * Serves answers as static files, the nth at the address `/n`, with the headers that they came with: in
 * one process, as the site has, and without a log.
 * @param program nginx itself
 */
export async function startNginx(program: string, answers: readonly RecordedResponse[]) {
  const folder = mkdtempSync(join(tmpdir(), "wild-rose-nginx-"));
  mkdirSync(join(folder, "pages"));
  for (const [nth, { body }] of answers.entries()) writeFileSync(join(folder, "pages", `${nth}`), body);
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(folder, port, answers));
  const nginx = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(nginx, "exit");
  const stop = async () => {
    nginx.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; nginx.exitCode === null && tries < 100; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/0`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { pid: nginx.pid ?? 0, port, stop };
    await wait(50);
  }
  await stop();
  throw new Error("nginx did not serve the pages");
}

/** What nginx says by itself, or in its own words. */
const ownHeaders = new Set(["content-type", "last-modified", "accept-ranges", "server"]);

/** One process that serves the folder's pages, with all that it writes in that folder. */
export function nginxConfiguration(
  folder: string,
  port: number,
  answers: readonly RecordedResponse[],
): string {
  const parts = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100 inactive=1h;
  keepalive_requests 1000000000;
  etag off;
${parts.map((part) => `  ${part}_temp_path ${folder}/${part};`).join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
${answers.map(({ headers }, nth) => location(nth, headers)).join("\n")}
  }
}
`;
}

function location(nth: number, headers: RecordedResponse["headers"]): string {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "text/html";
  const others = headers.filter(([name]) => !ownHeaders.has(name.toLowerCase()));
  return `    location = /${nth} {
      default_type ${quoted(type)};
${others.map(([name, value]) => `      add_header ${name} ${quoted(value)};`).join("\n")}
    }`;
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
