import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { inProject } from "#test-support/project-folder.ts";
import { missingTool } from "#test-support/missing-tool.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { freePort } from "../tooling/free-port.mjs";
import { findOrUnpackProgram } from "../tooling/unpack-debian-program.mjs";

vi.setConfig({ testTimeout: 120_000 });

/** A process that answers every request with its own port, in place of a node of the site. */
async function startNode(port: number): Promise<ChildProcess> {
  const program = `require("node:http").createServer((_, answer) => answer.end("${port}")).listen(${port}, "127.0.0.1", () => console.log("ready"))`;
  const node = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  await once(node.stdout, "data");
  return node;
}

test("nginx asks a node that hangs once, and then leaves it out: a visitor waits once, and gets the page", async (context) => {
  const nginx = await findOrUnpackProgram("nginx", "nginx", "usr/sbin/nginx");
  if (nginx === null) return missingTool(context, "nginx was not found");
  const [port, one, two] = [await freePort(), await freePort(), await freePort()];
  const folder = temporaryFolder("hung-node");
  for (const name of ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]) mkdirSync(join(folder, name));
  const log = join(folder, "weddings.log");
  // As it is in deploy/, without TLS, and with a second in place of twenty.
  const site = readFileSync(inProject("deploy/nginx.conf"), "utf8")
    .replace("127.0.0.1:3000", `127.0.0.1:${one}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${two}`)
    .replace(/^server \{\n\tlisten 80;[^}]*\}\n/m, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll(/^\tssl_.*$/gm, "")
    .replaceAll("proxy_read_timeout 20s", "proxy_read_timeout 1s")
    .replaceAll("/var/log/nginx", folder);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/main.log; events {} http { access_log off; ${paths}\n${site}\n}`,
  );
  const nodes = [await startNode(one), await startNode(two)];
  const proxy = spawn(nginx, ["-c", main, "-e", join(folder, "start.log")], { stdio: "ignore" });
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/venues`);
    return [answer.status, Number(await answer.text())];
  };
  try {
    await expect.poll(() => ask().catch(() => null), { timeout: 30_000 }).not.toBeNull();
    // It writes a request down after it has answered it.
    await expect.poll(() => readFileSync(log, "utf8").split("\n").length).toBe(2);
    const before = readFileSync(log, "utf8").split("\n").length;
    nodes[0]?.kill("SIGSTOP");
    for (let visit = 0; visit < 8; visit += 1) expect(await ask()).toEqual([200, two]);
    // Each line of the log ends with the nodes that were asked, and what they said.
    await expect
      .poll(
        () =>
          readFileSync(log, "utf8")
            .trimEnd()
            .split("\n")
            .slice(before - 1).length,
      )
      .toBe(8);
    const asked = readFileSync(log, "utf8")
      .split("\n")
      .slice(before - 1)
      .filter((line) => line.includes(`127.0.0.1:${one}`));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(`127.0.0.1:${one}, 127.0.0.1:${two} 504, 200`);
  } finally {
    nodes.forEach((node) => node.kill("SIGKILL"));
    proxy.kill("SIGKILL");
    await once(proxy, "close").catch(() => undefined);
    removeFolder(folder);
  }
});
